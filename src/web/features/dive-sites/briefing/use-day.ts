import { readBriefingUrl } from '../../../../domain/dive-sites/briefing-url.ts';
import { useAnswer } from '../../../ui/use-answer.ts';
import type { Briefing } from './load.ts';

/** The briefing with tides and light of the address's day; offline, the page is a copy of another day. */
export function useDay(loaded: Briefing, search: { date?: unknown }) {
  const { date = loaded.date } = readBriefingUrl(search);
  const id = String(loaded.site.id);
  const other = useAnswer(date === loaded.date ? undefined : `${id} ${date}`, async () => {
    const { readDay } = await import('./load.ts');
    return { ...loaded, ...(await readDay(id, date)) };
  });
  return {
    briefing: (date !== loaded.date && other.current) || loaded,
    failed: other.failed ? date : undefined,
  };
}
