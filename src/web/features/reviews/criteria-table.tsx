import { paths } from '../../../contract/paths.ts';
import type { Scored } from '../../../domain/gear/criteria.ts';
import { Link } from '../../app/link.tsx';

/** The points of a review by criterion, each with its weight. */
export function CriteriaTable({ scored, mean }: { scored: readonly Scored[]; mean?: string }) {
  if (scored.length === 0) return null;
  return (
    <table className="mt-6 w-full text-left">
      <caption className="pb-1 text-left font-semibold">
        {'Points by our '}
        <Link to={paths.howWeRate} hash="criteria" className="text-reef underline">
          criteria
        </Link>
      </caption>
      <tbody>
        {scored.map(({ key, label, weight, points }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 font-normal">
              {`${label} (${weight} %)`}
            </th>
            <td className="whitespace-nowrap tabular-nums">{`${points} of 5`}</td>
          </tr>
        ))}
        {mean && (
          <tr className="border-t-2 border-ink font-semibold">
            <th scope="row" className="py-2 pr-4">
              By their weights
            </th>
            <td className="whitespace-nowrap tabular-nums">{`${mean} of 5`}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
