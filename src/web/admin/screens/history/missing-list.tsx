import { api, read } from '../../app/api.ts';
import { ShowMore } from '../../ui/list-controls.tsx';
import { ListRow, RowAction, useVisibleRows } from '../../ui/list-row.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { useMissingAddresses, useRefreshRedirects } from './use-redirects.ts';

export function MissingList({ onRedirect }: { onRedirect: (path: string) => void }) {
  const refresh = useRefreshRedirects();
  const missing = useMissingAddresses();
  const { visible, showMore } = useVisibleRows(missing.data ?? []);
  if (!missing.data?.length) return null;

  async function dismiss(path: string) {
    await read(api.admin.redirects.missing.$delete({ query: { path } }));
    await refresh();
  }

  return (
    <details className="border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {`Addresses that were not found (${missing.data.length})`}
      </summary>
      <ul className="max-h-64 overflow-y-auto px-1">
        {visible.map(({ path, count, lastAt }) => (
          <ListRow
            key={path}
            name={path}
            facts={[`asked for ${count === 1 ? 'once' : `${count} times`}`, siteDate(lastAt)]}
          >
            <RowAction
              word="Redirect to…"
              label={`Redirect ${path} to…`}
              onClick={() => onRedirect(path)}
            />
            <RowAction
              word="Dismiss"
              label={`Dismiss ${path}`}
              onClick={() => dismiss(path).catch(refresh)}
            />
          </ListRow>
        ))}
      </ul>
      <ShowMore total={missing.data.length} onMore={showMore} />
    </details>
  );
}
