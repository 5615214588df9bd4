import { useState } from 'react';
import { RedirectsDialog } from '../history/redirects-dialog.tsx';
import { useMissingAddresses } from '../history/use-redirects.ts';
import { Group } from './group.tsx';

const shown = 4;

export function MissingOverview() {
  const missing = useMissingAddresses();
  const [from, setFrom] = useState<string>();
  const latest = missing.data?.slice(0, shown) ?? [];
  return (
    <Group title="Not found lately" count={missing.data?.length}>
      {missing.data?.length === 0 && (
        <p className="text-muted">Every address that visitors asked for was there.</p>
      )}
      <ul>
        {latest.map(({ path, count }) => (
          <li key={path} className="flex items-center gap-3 py-0.5">
            <span className="min-w-0 flex-1 wrap-anywhere">{path}</span>
            <span className="text-sm text-muted tabular-nums">{`${count}×`}</span>
            <button
              type="button"
              aria-label={`Redirect to…, from ${path}`}
              onClick={() => setFrom(path)}
              className="min-h-9 shrink-0 text-sm font-semibold underline underline-offset-4"
            >
              Redirect to…
            </button>
          </li>
        ))}
      </ul>
      {from !== undefined && <RedirectsDialog from={from} onClose={() => setFrom(undefined)} />}
    </Group>
  );
}
