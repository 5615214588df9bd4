import type { ReactNode } from 'react';
import type { Review } from '../../../contract/reviews.ts';
import { textLines } from '../../../domain/text/text.ts';

/** The owner's judgement at a glance; nothing where none was given. */
export function Verdict({ review, children }: { review: Review; children?: ReactNode }) {
  const { verdict, pros, cons, suitsWhom, lookElsewhere } = review;
  const lists = [
    ['For it', textLines(pros)],
    ['Against it', textLines(cons)],
  ] as const;
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
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {lists.map(
          ([title, lines]) =>
            lines.length > 0 && (
              <div key={title}>
                <h3 className="font-semibold">{title}</h3>
                <ul className="mt-1 list-disc pl-5 marker:text-reef">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ),
        )}
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
