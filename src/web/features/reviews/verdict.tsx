import type { ReactNode } from 'react';
import type { Review } from '../../../contract/reviews.ts';
import { textLines } from '../../../domain/text/text.ts';

/** The owner's verdict in short; renders nothing if all parts are empty. */
export function Verdict({ review, children }: { review: Review; children?: ReactNode }) {
  const { verdict, pros, cons, suitsWhom, lookElsewhere } = review;
  const readers = [
    ['Who it is for', suitsWhom],
    ['Who should look elsewhere', lookElsewhere],
  ] as const;
  if (!verdict && !pros && !cons && !suitsWhom && !lookElsewhere && !children) return null;
  return (
    <section aria-labelledby="verdict" className="mb-8 max-w-[48rem] border-t-4 border-reef pt-4">
      <h2 id="verdict" className="text-step-2">
        The verdict
      </h2>
      {verdict && <p className="mt-2 text-step-1 leading-snug">{verdict}</p>}
      <ProsAndCons pros={textLines(pros)} cons={textLines(cons)} />
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {readers.map(
          ([title, text]) =>
            text && (
              <div key={title}>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1">{text}</p>
              </div>
            ),
        )}
      </div>
      {children}
    </section>
  );
}

function ProsAndCons({ pros, cons }: { pros: readonly string[]; cons: readonly string[] }) {
  const columns = [
    ['Pros', pros],
    ['Cons', cons],
  ] as const;
  const shown = columns.filter(([, lines]) => lines.length > 0);
  if (shown.length === 0) return null;
  const rows = pros.length > cons.length ? pros : cons;
  return (
    <table className="mt-4 w-full table-fixed text-left">
      <thead>
        <tr>
          {shown.map(([title]) => (
            <th key={title} scope="col" className="pr-4 pb-1">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row} className="border-t border-line align-top">
            {shown.map(([title, lines]) => (
              <td key={title} className="py-1.5 pr-4 wrap-anywhere">
                {lines[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
