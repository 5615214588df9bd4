import { readBriefingUrl } from '../../../../domain/dive-sites/briefing-url.ts';
import { useAnswer } from '../../../ui/use-answer.ts';
import type { Briefing } from './briefing-sheet.tsx';

/** Reads the briefing for the address's day; offline, the page may be a copy of another day. */
export function useDay(loaded: Briefing, search: { date?: unknown }) {
  const { date = loaded.date } = readBriefingUrl(search);
  const id = String(loaded.site.id);
  const other = useAnswer(date === loaded.date ? undefined : `${id} ${date}`, async () =>
    (await import('./load.ts')).readBriefing(id, date),
  );
  return {
    briefing: (date !== loaded.date && other.current) || loaded,
    failed: other.failed ? date : undefined,
  };
}
