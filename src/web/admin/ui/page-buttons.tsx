import { Button } from './button.tsx';

/** Previous and next buttons of a list; renders nothing if the list has one page. */
export function PageButtons(props: {
  label: string;
  page: number;
  last: number;
  onPage: (page: number) => void;
}) {
  const { label, page, last, onPage } = props;
  if (last <= 1) return null;
  const styles = { look: 'compact', className: 'disabled:opacity-60' } as const;
  return (
    <nav aria-label={label} className="mt-3 flex flex-wrap items-center gap-3">
      <Button {...styles} disabled={page === 1} onClick={() => onPage(page - 1)}>
        Before
      </Button>
      <span className="tabular-nums">{`${page} of ${last}`}</span>
      <Button {...styles} disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
