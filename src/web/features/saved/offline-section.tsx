import { paths } from '../../../contract/paths.ts';
import { localDate } from '../../../domain/dates/dates.ts';
import { bytesText, tripsPath } from '../../../domain/offline/offline-paths.ts';
import type { Saved } from '../../../domain/saved/saved.ts';
import { Link } from '../../app/link.tsx';
import type { Copied } from '../../app/offline/copied.ts';
import { StoreMissing } from '../../app/offline/store-missing.tsx';
import { useCopies } from '../../app/offline/use-copies.ts';
import { bytesOfCopies, wantedPages } from '../../app/offline/wanted.ts';
import type { OfflineCopy } from '../../app/saved-records/database.ts';
import { loadStore } from '../../app/saved-records/use-saved.ts';
import { TitledSection } from '../../ui/titled-section.tsx';

/** The sentence about pages that are available offline without saving. */
const alwaysAvailableText = (names: readonly string[]) =>
  names.length > 0 ? `Here without saving: ${new Intl.ListFormat('en-AU').format(names)}. ` : '';

const fewMissing = 3;

function missingText(missing: readonly Copied[]) {
  const titles = missing.map(({ title }) => title);
  const names =
    missing.length > fewMissing
      ? `${missing.length} of your saved pages`
      : new Intl.ListFormat('en-AU').format(titles);
  return `${names} ${missing.length === 1 ? 'is' : 'are'} not available offline.`;
}

interface Group {
  title: string;
  copies: readonly OfflineCopy[];
  /** The path of the region's page if the group is a region. */
  regionPath?: string | undefined;
  /** Number of pages missing from a region, if known. */
  lacks?: number | undefined;
}

/** Groups the copies of each region; every other page is its own group. */
function groupCopies(copies: readonly OfflineCopy[]): Group[] {
  const groups = Map.groupBy(copies, ({ region, path }) => region ?? path);
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (!first?.region) return { title: first?.title ?? '', copies: group };
    const page = group.find(({ path }) => path.startsWith(`${paths.regions}/`));
    return {
      title: `${first.region}, the region`,
      copies: group,
      regionPath: page?.path,
      lacks: page?.regionPages && page.regionPages - group.length,
    };
  });
}

function groupFacts({ copies, lacks = 0 }: Group) {
  const oldest = copies.map(({ storedAt }) => storedAt).sort()[0] ?? '';
  const hasGuides = copies.some(({ path }) => path.startsWith(`${paths.diveSites}/`));
  const pages = lacks > 0 ? `${copies.length} of ${copies.length + lacks}` : copies.length;
  return [
    (copies.length > 1 || lacks > 0) && `${pages} pages`,
    bytesText(bytesOfCopies(copies)),
    `as of ${localDate(oldest)}`,
    hasGuides && 'with briefing and chart',
    copies[0]?.path === tripsPath && 'with every site’s facts and files',
  ].filter(Boolean);
}

function CopyRow({ group, onRemove }: { group: Group; onRemove: () => void }) {
  const { title, lacks = 0, regionPath } = group;
  return (
    <li className="flex items-center gap-4 border-t-2 border-line py-2">
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted tabular-nums">{groupFacts(group).join(' · ')}</p>
        {lacks > 0 && regionPath && (
          <p className="text-sm">
            Not whole:{' '}
            <Link to={regionPath} className="inline-flex min-h-11 items-center underline">
              take the region offline again
            </Link>
          </p>
        )}
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

/** The pages available offline, with their size. */
export function OfflineSection({ saved }: { saved: Saved }) {
  const { copies, always, isSupported, refresh } = useCopies();
  const stored = new Set(copies?.map(({ path }) => path));
  const missing = wantedPages(saved).filter(({ path }) => !stored.has(path));
  const remove = async (group: Group) => {
    const { removeCopies } = await import('../../app/offline/copies.ts');
    await removeCopies(group.copies.map(({ path }) => path));
    await refresh();
    const { savedStore } = await loadStore();
    // Pending changes may fit into the storage after the removal.
    if (savedStore.getState().hasPending) await savedStore.storePending();
  };
  return (
    <TitledSection id="offline" title="Available offline" size="text-step-3">
      {!copies && <p className="text-muted">Looking …</p>}
      {copies && !isSupported && (
        <p>
          This browser does not keep pages for reading without a connection yet. Print a guide, or
          load this page again in a minute.
        </p>
      )}
      {copies && isSupported && (
        <>
          <p className="max-w-[66ch]">
            {`${alwaysAvailableText(always)}Guides come with tides and light for any day, computed on this device, with the dive briefing and the chart for 30 km around; forecasts and the verdict need a connection.`}
          </p>
          <ul className="mt-3">
            {groupCopies(copies).map((group) => (
              <CopyRow key={group.copies[0]?.path} group={group} onRemove={() => remove(group)} />
            ))}
          </ul>
          {missing.length > 0 && (
            <StoreMissing
              words={missingText(missing)}
              action="Make available offline"
              missing={missing}
              onStored={refresh}
            />
          )}
        </>
      )}
    </TitledSection>
  );
}
