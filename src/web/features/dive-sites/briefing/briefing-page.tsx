import { paths } from '../../../../contract/paths.ts';
import { longDate } from '../../../../domain/dates/dates.ts';
import { readBriefingUrl } from '../../../../domain/dive-sites/page-urls.ts';
import { Link } from '../../../app/link.tsx';
import { buttonStyles } from '../../../ui/button.tsx';
import { PrintButton } from '../../../ui/print-button.tsx';
import { useAnswer } from '../../../ui/use-answer.ts';
import { BriefingSheet } from './briefing-sheet.tsx';
import type { Briefing } from './load.ts';

/** The briefing for the day in the address, since an offline copy may be of another day. */
function useDay(loaded: Briefing, search: { date?: unknown }) {
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

/** The page of a briefing; its form to choose the day works without scripts. */
export function BriefingPage(props: { loaded: Briefing; search: { date?: unknown } }) {
  const { briefing, failed } = useDay(props.loaded, props.search);
  const { site, date } = briefing;
  return (
    <div className="mx-auto max-w-5xl px-5 py-8 print:p-0">
      <div className="no-print mb-8 flex flex-wrap items-end justify-between gap-4 bg-sand p-5">
        <Link to={paths.diveSite(site.id)} className="min-h-11 py-2 font-semibold underline">
          Back to the guide
        </Link>
        <form
          method="get"
          action={paths.briefing(site.id)}
          className="flex max-w-full flex-wrap items-end gap-3"
        >
          <label className="min-w-0 font-semibold">
            Day of the dive
            <input
              key={date}
              type="date"
              name="date"
              required
              min="2000-01-01"
              max="2099-12-31"
              defaultValue={date}
              className="mt-1 block min-h-11 max-w-full rounded-sm border-2 border-muted bg-paper px-3 font-normal"
            />
          </label>
          <button type="submit" className={buttonStyles.quiet}>
            Show this day
          </button>
          <PrintButton />
        </form>
      </div>
      {failed && (
        <p role="alert" className="mb-6 border-l-6 border-coral bg-sand p-4">
          {`Light and tide of ${longDate(failed, 'UTC')} could not be had. This is the briefing for ${longDate(date, 'UTC')}.`}
        </p>
      )}
      <BriefingSheet {...briefing} />
    </div>
  );
}
