import { paths } from '../../../contract/paths.ts';
import { monthSpans } from '../../../domain/dates/months.ts';
import { Link } from '../../app/link.tsx';

export interface SuitableWater {
  slug: string;
  name: string;
  /** Month numbers from 1, ascending. */
  months: readonly number[];
}

/** The places and months whose water suits the reviewed wetsuit, by the rule of “What to wear”. */
export function SuitableWaters({ waters }: { waters: readonly SuitableWater[] }) {
  if (waters.length === 0) return null;
  return (
    <section aria-labelledby="waters" className="mt-10 max-w-[48rem] border-t-4 border-reef pt-4">
      <h2 id="waters" className="text-step-2">
        Where and when it suits
      </h2>
      <p className="mt-1 text-muted">
        {'By the temperature at the surface and '}
        <Link to={paths.whatToWear} className="text-reef underline">
          a published rule
        </Link>
        , for those who seldom feel cold or those who soon do.
      </p>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {waters.map(({ slug, name, months }) => (
          <li key={slug} className="border-b border-line py-1">
            <Link
              to="/what-to-wear"
              search={{ region: slug, month: months[0] }}
              className="inline-block py-1.5 font-semibold text-reef underline"
            >
              {name}
            </Link>
            {` ${months.length === 12 ? 'all year' : monthSpans(months)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
