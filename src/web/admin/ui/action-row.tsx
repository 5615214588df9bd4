import type { ReactNode } from 'react';

/** A row of a list with buttons beside its name and facts. */
export function ActionRow(props: {
  name: ReactNode;
  /** Lines below the name. */
  facts?: ReactNode[];
  /** Shown below the row, at its full width. */
  below?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="mr-auto min-w-0 grow basis-60 wrap-anywhere">
          <div className="font-semibold">{props.name}</div>
          {props.facts?.filter(Boolean).map((fact, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row keep their order
            <div key={line} className="text-sm text-muted tabular-nums">
              {fact}
            </div>
          ))}
        </div>
        {props.children}
      </div>
      {props.below}
    </li>
  );
}
