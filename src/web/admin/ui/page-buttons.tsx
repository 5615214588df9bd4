import { buttonStyles } from '../../ui/button.tsx';

/** Previous and next buttons of a list; nothing if it has one page. */
export function PageButtons(props: {
  label: string;
  page: number;
  last: number;
  onPage: (page: number) => void;
}) {
  const { label, page, last, onPage } = props;
  if (last <= 1) return null;
  const styles = `${buttonStyles.compact} disabled:opacity-60`;
  return (
    <nav aria-label={label} className="mt-3 flex flex-wrap items-center gap-3">
      <button
        type="button"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
        className={styles}
      >
        Before
      </button>
      <span className="tabular-nums">{`${page} of ${last}`}</span>
      <button
        type="button"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
        className={styles}
      >
        Next
      </button>
    </nav>
  );
}
