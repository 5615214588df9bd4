import { useEffect, useState } from 'react';
import type { SiteLight, SiteTides } from '../../../../contract/conditions/conditions.ts';
import { longDate } from '../../../../domain/dates/dates.ts';
import { useReads } from '../../../app/reads.ts';
import { followPromise } from '../../../ui/follow-promise.ts';
import { DayTable } from './day-table.tsx';
import { lightQuery, tidesQuery } from './queries.ts';

type Day = { tides: SiteTides; light: SiteLight };

/** On the screen it only says whether light and tide will be printed. */
export default function PrintedDay({ id, date }: { id: string; date: string }) {
  const reads = useReads();
  const [day, setDay] = useState<Day | 'failed'>();
  useEffect(() => {
    return followPromise(
      Promise.all([reads.ensure(tidesQuery(id, date)), reads.ensure(lightQuery(id, date))]),
      ([tides, light]) => setDay({ tides, light }),
      () => setDay('failed'),
    );
  }, [reads, id, date]);
  const words = longDate(date, 'UTC');
  if (day === 'failed') {
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
          <DayTable date={date} {...day} />
        </div>
      )}
    </>
  );
}
