import { Download } from 'lucide-react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import type { ShopClicks } from '../../../../contract/shop-links.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { ShowMore } from '../../ui/list-controls.tsx';
import { useVisibleRows } from '../../ui/list-row.tsx';
import { useShopClicks } from './use-register.ts';

/** The clicks of each month as bars, the latest month first. */
function MonthBars({ rows }: { rows: readonly ShopClicks[] }) {
  const months = new Map<string, number>();
  for (const { month, clicks } of rows) months.set(month, (months.get(month) ?? 0) + clicks);
  const most = Math.max(...months.values());
  return (
    <ol aria-label="Clicks by month" className="mb-6 grid max-w-2xl gap-2 text-sm">
      {[...months].map(([month, clicks]) => (
        <li key={month} className="grid grid-cols-[5rem_1fr_auto] items-center gap-3 tabular-nums">
          <span>{month}</span>
          <span className="bg-sand">
            <span
              className="block h-4 min-w-px bg-reef"
              style={{ width: `${(clicks / most) * 100}%` }}
            />
          </span>
          <span>{clicks}</span>
        </li>
      ))}
    </ol>
  );
}

/** Clicks on links to shops, by month, link, page, position and shop. */
export function ClicksTable() {
  const clicks = useShopClicks();
  const { visible, showMore } = useVisibleRows(clicks.data ?? []);
  return (
    <section aria-labelledby="shop-clicks" className="min-w-0">
      <h2 id="shop-clicks" className="text-step-2">
        Clicks
      </h2>
      <p className="mt-1 mb-4 text-muted">
        People who followed a link, without cookies and without programs that call themselves so.
      </p>
      {clicks.isError && <p role="alert">The clicks could not be read.</p>}
      {clicks.data?.length === 0 && <p className="bg-sand p-4">No click has been counted yet.</p>}
      {visible.length > 0 && <MonthBars rows={clicks.data ?? []} />}
      {visible.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section aria-label="Table of clicks" tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-160 text-left text-sm">
            <thead className="border-b-2 border-ink">
              <tr>
                {['Month', 'Clicks', 'Product', 'Page', 'Position', 'Shop'].map((head) => (
                  <th key={head} scope="col" className="py-2 pr-4">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((row) => (
                <tr
                  key={[row.month, row.slug, row.page, row.position, row.retailer].join(' ')}
                  className="border-b border-line *:py-2 *:pr-4"
                >
                  <td className="whitespace-nowrap">{row.month}</td>
                  <td className="tabular-nums">{row.clicks}</td>
                  <th scope="row">{row.product}</th>
                  <td className="wrap-anywhere">{row.page || 'not known'}</td>
                  <td>{row.position || 'not known'}</td>
                  <td>{row.retailer}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <ShowMore total={clicks.data?.length ?? 0} onMore={showMore} />
      <a href={`${apiPaths.shopLinks}/clicks/csv`} className={`${buttonStyles.quiet} mt-4`}>
        <Download aria-hidden className="size-4" />
        Clicks as CSV
      </a>
    </section>
  );
}
