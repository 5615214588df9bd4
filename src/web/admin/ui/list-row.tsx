import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

const pageSize = 50;

export function useVisibleRows<Row>(rows: readonly Row[]) {
  const [limit, setLimit] = useState(pageSize);
  return {
    visible: rows.slice(0, limit),
    showMore: rows.length > limit ? () => setLimit(limit + pageSize) : undefined,
  };
}

const destructive = ['Delete', 'Discard'];

export const rowActionStyles =
  'inline-flex min-h-11 items-center rounded-sm px-2 text-sm font-semibold underline underline-offset-4';

export function ListRow(props: {
  name: string;
  facts: (string | false | undefined)[];
  opened?: boolean;
  /** Shown beside the name, e.g. a checkbox. */
  mark?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li
      className={`border-b border-line py-3 pr-2 pl-3 last:border-0 ${props.opened ? 'border-l-4 border-l-coral bg-sand' : ''}`}
    >
      <div className={props.mark ? 'flex items-start justify-between gap-2' : undefined}>
        <p className="font-semibold leading-snug">{props.name}</p>
        {props.mark}
      </div>
      <p className="mt-0.5 text-sm text-muted">{props.facts.filter(Boolean).join(' · ')}</p>
      {/* Balanced lines leave no single action on the last line. */}
      <p className="-ml-2 text-balance">{props.children}</p>
    </li>
  );
}

/** A link to a record's address. `label` names the record for screen readers. */
export const RowLink = (props: { word: string; label: string; to: string }) => (
  <Link to={props.to} resetScroll={false} aria-label={props.label} className={rowActionStyles}>
    {props.word}
  </Link>
);

/** An action of a row. `label` names the record for screen readers. */
export function RowAction(props: {
  word: string;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      disabled={props.disabled}
      aria-label={props.label}
      onClick={props.onClick}
      className={`${rowActionStyles} ${destructive.includes(props.word) ? 'text-advanced' : ''}`}
    >
      {props.word}
    </button>
  );
}
