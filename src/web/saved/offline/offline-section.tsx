import { useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { localDate } from '../../../domain/dates.ts';
import { bytesInWords } from '../../../domain/offline/bytes.ts';
import { chartBytes, mapPath } from '../../../domain/offline/offline-paths.ts';
import type { Saved } from '../../../domain/saved/saved.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { OfflineCopy } from '../database.ts';
import { useCopies } from './use-copies.ts';

/** Pages that are saved or in a list, each once, and with guides the map. */
function wantedPages({ sites, pages, lists }: Saved) {
  const wanted = new Map<string, string>();
  for (const { id, name } of [...sites, ...lists.flatMap((list) => list.sites)]) {
    wanted.set(paths.diveSite(id), name);
  }
  if (wanted.size > 0) wanted.set(mapPath, 'The map');
  for (const { id, title } of pages) wanted.set(id, title);
  return [...wanted].map(([path, title]) => ({ path, title }));
}

/** What is there without saving anything. */
const alwaysInWords = (names: readonly string[]) =>
  names.length > 0 ? `Here without saving: ${new Intl.ListFormat('en-AU').format(names)}. ` : '';

interface Group {
  title: string;
  copies: readonly OfflineCopy[];
}

/** A region's pages as one row, every other page by itself. */
function groupsOf(copies: readonly OfflineCopy[]): Group[] {
  const groups = Map.groupBy(copies, ({ region, path }) => region ?? path);
  return [...groups.values()].map((group) => ({
    title: group[0]?.region ? `${group[0].region}, the region` : (group[0]?.title ?? ''),
    copies: group,
  }));
}

/** Guides near each other share parts of the chart. */
const bytesOf = (copies: readonly OfflineCopy[]) =>
  copies.reduce((sum, { bytes }) => sum + bytes, 0) +
  chartBytes(new Set(copies.flatMap(({ requests }) => requests)));

function CopyRow({ group, onRemove }: { group: Group; onRemove: () => void }) {
  const { title, copies } = group;
  const oldest = copies.map(({ storedAt }) => storedAt).sort()[0] ?? '';
  const hasGuides = copies.some(({ path }) => path.startsWith(`${paths.diveSites}/`));
  const facts = [
    copies.length > 1 && `${copies.length} pages`,
    bytesInWords(bytesOf(copies)),
    `as of ${localDate(oldest)}`,
    hasGuides && 'with briefing and chart',
  ];
  return (
    <li className="flex items-center gap-4 border-t-2 border-line py-2">
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <button
        type="button"
        aria-label={`Remove the copy of ${title}`}
        onClick={onRemove}
        className="no-print min-h-11 px-2 underline"
      >
        Remove
      </button>
    </li>
  );
}

function StoreMissing(props: {
  missing: readonly { path: string; title: string }[];
  onStored: () => Promise<void>;
}) {
  const { missing, onStored } = props;
  const { toast } = useToast();
  const [done, setDone] = useState<number>();
  async function storeAll() {
    setDone(0);
    try {
      const { storeCopy } = await import('./copies.ts');
      for (const [index, page] of missing.entries()) {
        await storeCopy(page);
        setDone(index + 1);
      }
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast({ title: 'Not everything is available offline', description, destructive: true });
    }
    setDone(undefined);
    await onStored();
  }
  const words =
    missing.length === 1
      ? `${missing[0]?.title} is not available offline.`
      : `${missing.length} of your saved pages are not available offline.`;
  return (
    <div className="mt-4 border-l-6 border-coral pl-4">
      <p role="status">{done === undefined ? words : `Storing ${done} of ${missing.length} …`}</p>
      {done === undefined ? (
        <button type="button" onClick={storeAll} className={`${buttonStyles.quiet} mt-2`}>
          Make available offline
        </button>
      ) : (
        <progress max={missing.length} value={done} className="mt-2 w-full max-w-sm accent-reef" />
      )}
    </div>
  );
}

/** What can be read without a connection, with its size. */
export function OfflineSection({ saved }: { saved: Saved }) {
  const { copies, always, isSupported, refresh } = useCopies();
  const stored = new Set(copies?.map(({ path }) => path));
  const missing = wantedPages(saved).filter(({ path }) => !stored.has(path));
  const remove = async (group: Group) => {
    const { removeCopies } = await import('./copies.ts');
    await removeCopies(group.copies.map(({ path }) => path));
    await refresh();
  };
  return (
    <section aria-labelledby="offline">
      <h2 id="offline" className="mb-3 text-step-3">
        Available offline
      </h2>
      {!copies && <p className="text-muted">Looking …</p>}
      {copies && !isSupported && (
        <p>
          This browser does not keep pages for reading without a connection yet. Print a guide, or
          try again when this page has been open for a minute.
        </p>
      )}
      {copies && isSupported && (
        <>
          <p className="max-w-[66ch]">
            {`${alwaysInWords(always)}Guides come with tides and light for any day, computed on this device, with the dive briefing and the chart for 30 km around; forecasts and the verdict need a connection.`}
          </p>
          <ul className="mt-3">
            {groupsOf(copies).map((group) => (
              <CopyRow key={group.title} group={group} onRemove={() => remove(group)} />
            ))}
          </ul>
          {missing.length > 0 && <StoreMissing missing={missing} onStored={refresh} />}
        </>
      )}
    </section>
  );
}
