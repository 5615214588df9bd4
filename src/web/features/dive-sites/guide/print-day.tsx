import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const PrintedDay = lazy(() => import('../briefing/printed-day.tsx'));

const dayIn = ({ value, validity }: HTMLInputElement) => (validity.valid ? value : '');

export function PrintDay({ id }: { id: number }) {
  const [date, setDate] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The visitor may have chosen a day before the scripts ran.
  useEffect(() => {
    if (field.current) setDate(dayIn(field.current));
  }, []);
  return (
    <div>
      <label className="no-print flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm text-muted">Print with light and tide of</span>
        <input
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          className="min-h-11 max-w-full rounded-sm border-2 border-muted bg-paper px-3"
          ref={field}
          onChange={({ target }) => setDate(dayIn(target))}
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
