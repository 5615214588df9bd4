import { longDate } from '../../../../domain/dates/dates.ts';
import { useAnswer } from '../../../ui/use-answer.ts';
import { DayTable } from './day-table.tsx';
import { readDay } from './load.ts';

/** Light and tide of a day for print; the screen only shows whether they have loaded. */
export default function PrintedDay({ id, date }: { id: string; date: string }) {
  const { current: day, failed } = useAnswer(`${id} ${date}`, () => readDay(id, date));
  const words = longDate(date, 'UTC');
  if (failed) {
    return (
      <p role="alert" className="no-print">
        The tides of that day could not be read. Choose the day again in a minute.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="no-print mt-2 text-sm text-muted">
        {day ? `Light and tide of ${words} are on the printed page.` : 'Reading light and tide …'}
      </p>
      {day && (
        <div className="hidden print:block print:[&_tbody]:block print:[&_tbody]:columns-2 print:[&_tr]:flex print:[&_tr]:justify-between">
          <p className="text-sm font-semibold">{words}</p>
          <DayTable {...day} />
        </div>
      )}
    </>
  );
}
