import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';

const PrintedDay = lazy(() => import('../briefing/printed-day.tsx'));

const dayIn = ({ value, validity }: HTMLInputElement) => (validity.valid ? value : '');

function PrintDay({ id }: { id: number }) {
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

/** Links to the briefing and the poster, and the choice of a day to print. */
export function Downloads({ id }: { id: number }) {
  const link = 'inline-flex min-h-11 items-center font-semibold text-reef underline';
  return (
    <Fold label="Briefing, print for a day, poster">
      <p className="no-print my-3">
        <a href={paths.briefing(id)} className={buttonStyles.quiet}>
          Dive briefing for a day
        </a>
      </p>
      <PrintDay id={id} />
      <p className="no-print mt-1 flex flex-wrap items-center gap-x-5">
        Take the poster
        <a href={paths.poster(id)} download rel="nofollow" className={link}>
          A3 (PDF)
        </a>
        <a href={paths.wallpaper(id)} download rel="nofollow" className={link}>
          Phone (JPEG)
        </a>
      </p>
    </Fold>
  );
}
