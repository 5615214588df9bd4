import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import { localIso } from '../../../../domain/dates/site-time.ts';
import { statusLabels } from '../../../../domain/dive-sites/facts.ts';
import { countText } from '../../../../domain/text/format.ts';
import { site } from '../../../app/site.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { useCopies } from '../../editor/working-copies.ts';
import { ListSearch, ShowMore } from '../../ui/list-controls.tsx';
import { ListRow, RowAction, RowLink, useVisibleRows } from '../../ui/list-row.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { FilterFields } from './filter-fields.tsx';
import { LastChange } from './last-change.tsx';
import { type QuickUpdate, quickUpdates } from './quick-update.tsx';
import { Selection } from './selection.tsx';
import { fitsFilters, type ListedSite, noFilters, type SiteFilters } from './site-filters.ts';
import { checksQuery, sitesQuery } from './sites.ts';

const resource = 'dive-sites';
const searchDelayMs = 200;

interface Handlers {
  onFeature: (site: DiveSiteSummary) => void;
  onQuickUpdate: (site: DiveSiteSummary, kind: QuickUpdate) => void;
  onDelete: (site: DiveSiteSummary) => void;
}

/** The sites that match text and filters, each with its last check. */
function useMatchingSites(text: string, filters: SiteFilters, today: string) {
  const searched = useDebouncedValue(text.trim(), searchDelayMs);
  const checks = useQuery(checksQuery);
  const sites = useQuery({ ...sitesQuery(searched), placeholderData: keepPreviousData });
  const all = useMemo(
    () =>
      (sites.data ?? []).map((site) => ({
        ...site,
        checkedOn: checks.data?.get(site.id) ?? null,
      })),
    [sites.data, checks.data],
  );
  const missing = [sites, ...(filters.checked ? [checks] : [])].find(({ data }) => !data);
  const isKnown = missing === undefined;
  const matching = useMemo(
    () => (isKnown ? all.filter((site) => fitsFilters(site, filters, today)) : []),
    [isKnown, all, filters, today],
  );
  return { missing, all, matching };
}

export function SiteList(props: Handlers & { openedId: number | undefined }) {
  const [text, setText] = useState('');
  const [filters, setFilters] = useState(noFilters);
  const [today] = useState(() => localIso(new Date(), site.timeZone).slice(0, 10));
  const { missing, all, matching } = useMatchingSites(text, filters, today);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { visible, showMore } = useVisibleRows(matching);
  const copies = useCopies(resource);
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <section aria-label="Dive sites">
      <ListSearch label="Search dive sites" value={text} onChange={setText} />
      <FilterFields sites={all} filters={filters} onChange={setFilters} />
      {missing && (
        <div className="mt-3">
          <ListSkeleton failed={missing.isError} onRetry={() => missing.refetch()} />
        </div>
      )}
      {!missing && (
        <p role="status" className="mt-3 text-sm text-muted">
          {matching.length === 0
            ? 'No dive sites found. Try another word.'
            : countText(matching.length, 'dive site')}
        </p>
      )}
      <Selection matching={matching} chosen={chosen} today={today} onChange={setChosen} />
      <LastChange />
      <ul className="mt-2 max-h-72 overflow-y-auto border-y border-line xl:max-h-[calc(100dvh-19rem)]">
        {visible.map((site) => (
          <SiteRow
            key={site.id}
            {...props}
            site={site}
            opened={site.id === props.openedId}
            unsaved={copies.some(({ recordId }) => recordId === site.id)}
            chosen={chosen.has(site.id)}
            onChoose={choose}
          />
        ))}
      </ul>
      <ShowMore total={matching.length} onMore={showMore} />
    </section>
  );
}

interface RowProps extends Handlers {
  site: ListedSite;
  opened: boolean;
  unsaved: boolean;
  chosen: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
}

function SiteRow(props: RowProps) {
  const { site } = props;
  const featuring = site.featured ? 'Unfeature' : 'Feature';
  return (
    <ListRow
      name={site.name}
      facts={[
        props.unsaved && 'Unpublished changes',
        site.region,
        site.skillLevel,
        site.featured && 'Featured',
        site.status && site.status !== 'open' ? statusLabels[site.status] : undefined,
      ]}
      opened={props.opened}
      mark={
        <label className="-mt-2 -mr-1 grid size-11 shrink-0 place-items-center">
          <span className="sr-only">{`Select ${site.name}`}</span>
          <input
            type="checkbox"
            className="size-5"
            checked={props.chosen}
            onChange={(event) => props.onChoose(site.id, event.target.checked)}
          />
        </label>
      }
    >
      <RowLink word="Edit" label={`Edit ${site.name}`} to={paths.adminTab(resource, site.id)} />
      <RowAction
        word={featuring}
        label={`${featuring} ${site.name}`}
        onClick={() => props.onFeature(site)}
      />
      {quickUpdates.map((kind) => (
        <RowAction
          key={kind}
          word={kind}
          label={`${kind} of ${site.name}`}
          onClick={() => props.onQuickUpdate(site, kind)}
        />
      ))}
      <RowAction word="Delete" label={`Delete ${site.name}`} onClick={() => props.onDelete(site)} />
    </ListRow>
  );
}
