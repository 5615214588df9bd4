import { paths } from '../../../../contract/paths.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { PrintDay } from './print-day.tsx';

/** Links to the briefing and the poster, and the choice of a day to print. */
export function TakeAlong({ id }: { id: number }) {
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
