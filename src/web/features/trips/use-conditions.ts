import { useEffect, useState } from 'react';
import type { CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { followPromise } from '../../ui/follow-promise.ts';
import type { DayConditions } from './conditions.ts';

/** Undefined while they are computed, null where that failed. */
export function useConditions(site: CatalogueSite | undefined, day: string | undefined) {
  const [found, setFound] = useState<{ key: string; conditions: DayConditions | null }>();
  const key = `${site?.id} ${day}`;
  useEffect(() => {
    if (!site || !day) return undefined;
    return followPromise(
      import('./conditions.ts').then(({ dayConditions }) => dayConditions(site, day)),
      (conditions) => setFound({ key, conditions: conditions ?? null }),
      () => setFound({ key, conditions: null }),
    );
  }, [site, day, key]);
  return found?.key === key ? found.conditions : undefined;
}
