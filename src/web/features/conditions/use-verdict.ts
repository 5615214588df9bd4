import { useEffect, useState } from 'react';
import type { SiteVerdict } from '../../../contract/conditions/conditions.ts';
import type { Sea } from '../../../domain/conditions/verdict/factor.ts';
import { api, read } from '../../app/api.ts';
import { followPromise } from '../../ui/follow-promise.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';

/** Null where it could not be read. @param sea null for the forecast's, undefined to ask nothing */
export function useVerdict(id: number, at: string | undefined, sea: Sea | null | undefined) {
  const [verdict, setVerdict] = useState<SiteVerdict | null>();
  const asked = useDebouncedValue(sea, 250);
  useEffect(() => {
    setVerdict((last) => (asked === undefined ? undefined : last));
    if (asked === undefined) return undefined;
    const query = Object.fromEntries(
      Object.entries({ ...asked, at: at && new Date(at).toISOString() })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    );
    return followPromise(
      read(api['dive-sites'][':id'].verdict.$get({ param: { id: String(id) }, query })),
      setVerdict,
      () => setVerdict(null),
    );
  }, [id, at, asked]);
  return verdict;
}
