import { memo, useState } from 'react';
import { buttonStyles } from '../../../ui/button.tsx';
import { SiteRow } from '../map/site-row.tsx';
import type { RowSite } from '../parts/shown-fields.ts';

const rowsAtOnce = 30;

/** The row is memoised, because most rows stay the same while the map moves and filters change. */
const Row = memo(SiteRow);

export function SitesInView(props: {
  sites: readonly RowSite[];
  /** Number of sites in view, of which `sites` may be the first few. */
  count: number;
  /** Number of matching sites, in view or not. */
  total: number;
  /** Whether the sites beyond the first few could not be read. */
  failed: boolean;
  lifted: number | undefined;
  onPoint: (id: number | undefined) => void;
  onShow: (id: number) => void;
  onShowAll: () => void;
  onClear: () => void;
  formatDistance: ((site: RowSite) => string | undefined) | undefined;
}) {
  const { sites, count, total, failed, lifted, onPoint, onShow, formatDistance } = props;
  const [rows, setRows] = useState(rowsAtOnce);
  const shown = sites.slice(0, rows);
  if (count === 0) {
    return (
      <div className="p-5">
        <h2 className="text-step-1">{total ? 'No dive site in view' : 'No dive sites found'}</h2>
        <p className="mt-2 mb-4">
          {total
            ? 'Move the map, or go back to where they are.'
            : 'Try adjusting your search terms or filters to find more dive sites.'}
        </p>
        <button
          type="button"
          onClick={total ? props.onShowAll : props.onClear}
          className={buttonStyles.action}
        >
          {total ? `Show all ${total}` : 'Show All Dive Sites'}
        </button>
      </div>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((site) => (
          <li
            key={site.id}
            className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
          >
            <Row
              site={site}
              lifted={lifted === site.id}
              onPoint={onPoint}
              onShow={onShow}
              distance={formatDistance?.(site)}
            />
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p role={failed ? 'alert' : undefined} className="p-4">
          {failed ? (
            'The other sites could not be read.'
          ) : (
            <button
              type="button"
              onClick={() => setRows(rows + rowsAtOnce)}
              className={buttonStyles.quiet}
            >
              {`Show ${Math.min(rowsAtOnce, count - shown.length)} more`}
            </button>
          )}
        </p>
      )}
    </>
  );
}
