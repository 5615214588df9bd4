import type { CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { useAnswer } from '../../ui/use-answer.ts';

/** Undefined while they are computed, null where that failed. */
export function useConditions(site: CatalogueSite | undefined, day: string | undefined) {
  const { current, failed } = useAnswer(site && day && `${site.id} ${day}`, async () => {
    const { dayConditions } = await import('./conditions.ts');
    return (site && day && (await dayConditions(site, day))) || null;
  });
  return failed ? null : current;
}
