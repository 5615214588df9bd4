import type { SiteVerdict } from '../../../contract/conditions/conditions.ts';
import { toQuery } from '../../../domain/conditions/sea-url.ts';
import type { Sea } from '../../../domain/conditions/verdict/factor.ts';
import { api, read } from '../../app/api.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { useHalfHour } from './use-half-hour.ts';

/**
 * The verdict; undefined while loading, null after a failure.
 * @param sea lacks wind and swell if the forecast provides them
 */
export function useVerdict(
  id: number,
  at: string | undefined,
  sea: Sea | null,
): SiteVerdict | null | undefined {
  const asked = useDebouncedValue(sea, 250);
  const query = toQuery({ ...asked, at: at && new Date(at).toISOString() });
  const key = `${id} ${useHalfHour()} ${new URLSearchParams(query)}`;
  const { value, failed } = useAnswer(key, () =>
    read(api['dive-sites'][':id'].verdict.$get({ param: { id: String(id) }, query })),
  );
  return failed ? null : value;
}
