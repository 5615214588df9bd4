import { longDate } from '../../domain/dates/dates.ts';
import type { ProductSpecs } from '../../domain/gear/specs.ts';
import { sourceName } from '../../domain/publishing/links.ts';

/** The pages that state a product's figures, and the day on which they were read. */
export const FigureSource = ({ source, checkedOn }: Omit<ProductSpecs, 'values'>) => (
  <span className="text-sm">
    {source.split(/\s+/).map((page) => (
      <a
        key={page}
        href={page}
        rel="noopener"
        className="mr-2 inline-block py-1 text-reef underline"
      >
        {sourceName(page)}
      </a>
    ))}
    {`Read on ${longDate(checkedOn, 'UTC')}`}
  </span>
);

export interface ShownFigures extends Omit<ProductSpecs, 'values'> {
  lines: readonly (readonly [label: string, text: string])[];
}

/** The published figures of a review's product. */
export function Figures({ lines, ...stated }: ShownFigures) {
  return (
    <section aria-labelledby="figures" className="mt-10 max-w-[48rem] border-t-4 border-reef pt-4">
      <h2 id="figures" className="text-step-2">
        Figures
      </h2>
      <dl className="mt-3">
        {lines.map(([label, text]) => (
          <div key={label} className="grid grid-cols-2 gap-x-4 border-b border-line py-2">
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <FigureSource {...stated} />
      </p>
    </section>
  );
}
