import { lazy, Suspense, useState } from 'react';

const PrintedDay = lazy(() => import('./briefing/printed-day.tsx'));

/** Chooses the day whose light and tide stand on the printed guide. */
export function PrintDay({ id }: { id: number }) {
  const [date, setDate] = useState('');
  return (
    <div>
      <label className="no-print flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm text-muted">Print with light and tide of</span>
        <input
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          className="min-h-11 rounded-sm border-2 border-muted bg-paper px-3"
          onChange={({ target }) => setDate(target.validity.valid ? target.value : '')}
        />
      </label>
      {date && (
        <Suspense>
          <PrintedDay key={date} id={String(id)} date={date} />
        </Suspense>
      )}
    </div>
  );
}
