import { Link } from '@tanstack/react-router';
import { ShowMore } from '../../ui/list-controls.tsx';
import { useVisibleRows } from '../../ui/list-row.tsx';

export interface Counted {
  key: string;
  label: string;
  times: number;
  path?: string | null;
}

interface CountTableProps {
  title: string;
  counts: readonly Counted[];
  /** Key of the row whose details are visible. */
  chosen?: string | undefined;
  onChoose?: (row: Counted | undefined) => void;
}

/** A table of names with counts, highest first, each with a bar. */
export function CountTable({ title, counts, chosen, onChoose }: CountTableProps) {
  const { visible, showMore } = useVisibleRows(counts);
  const most = counts[0]?.times ?? 1;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-step-1">{title}</h3>
      {counts.length === 0 && <p className="text-muted">Nothing was counted in these days.</p>}
      <ol>
        {visible.map((row) => (
          <li key={row.key} className="relative flex min-h-9 items-center gap-3 py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {row.path ? (
                <Link to={row.path} className="underline underline-offset-4">
                  {row.label}
                </Link>
              ) : (
                row.label
              )}
            </span>
            {onChoose && (
              <button
                type="button"
                aria-expanded={chosen === row.key}
                aria-label={`Where readers of ${row.label} came from`}
                onClick={() => onChoose(chosen === row.key ? undefined : row)}
                className="min-h-6 px-1 text-sm underline underline-offset-4"
              >
                {chosen === row.key ? 'Close' : 'From where'}
              </button>
            )}
            <span className="text-sm tabular-nums">{row.times.toLocaleString('en-AU')}</span>
            <span
              aria-hidden
              style={{ width: `${(100 * row.times) / most}%` }}
              className="absolute bottom-0 left-0 h-0.5 bg-coral"
            />
          </li>
        ))}
      </ol>
      <ShowMore total={counts.length} onMore={showMore} />
    </section>
  );
}
