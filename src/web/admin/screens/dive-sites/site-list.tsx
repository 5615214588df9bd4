import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { useCopies } from '../../editor/working-copies.ts';
import { ListChoice, ListSearch, ShowMore } from '../../ui/list-controls.tsx';
import { ListRow, RowAction, RowLink, useVisibleRows } from '../../ui/list-row.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { type QuickUpdate, quickUpdates } from './quick-update.tsx';
import { sitesQuery } from './sites.ts';

const resource = 'dive-sites';
const searchDelayMs = 200;

const filters: Record<string, (site: DiveSiteSummary) => boolean> = {
  All: () => true,
  Featured: (site) => site.featured,
  'Without a photo': (site) => !site.imageUrl,
  'Without a video': (site) => !site.videoUrl,
};

interface Handlers {
  onFeature: (site: DiveSiteSummary) => void;
  onQuickUpdate: (site: DiveSiteSummary, kind: QuickUpdate) => void;
  onDelete: (site: DiveSiteSummary) => void;
}

export function SiteList(props: Handlers & { openedId: number | undefined }) {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState('All');
  const searched = useDebouncedValue(text.trim(), searchDelayMs);
  const sites = useQuery({ ...sitesQuery(searched), placeholderData: keepPreviousData });
  const matching = useMemo(
    () => (sites.data ?? []).filter(filters[filter] ?? (() => true)),
    [sites.data, filter],
  );
  const { visible, showMore } = useVisibleRows(matching);
  const copies = useCopies(resource);
  return (
    <section aria-label="Dive sites">
      <ListSearch label="Search dive sites" value={text} onChange={setText} />
      <div className="mt-2">
        <ListChoice label="Show" names={Object.keys(filters)} value={filter} onChange={setFilter} />
      </div>
      {!sites.data && (
        <div className="mt-3">
          <ListSkeleton failed={sites.isError} onRetry={() => sites.refetch()} />
        </div>
      )}
      {sites.data && (
        <p role="status" className="mt-3 text-sm text-muted">
          {matching.length === 0
            ? 'No dive sites found. Try another word.'
            : `${matching.length} dive ${matching.length === 1 ? 'site' : 'sites'}`}
        </p>
      )}
      <ul className="mt-2 max-h-80 overflow-y-auto border-y border-line lg:max-h-[calc(100dvh-18rem)]">
        {visible.map((site) => (
          <SiteRow
            key={site.id}
            {...props}
            site={site}
            opened={site.id === props.openedId}
            unsaved={copies.some(({ recordId }) => recordId === site.id)}
          />
        ))}
      </ul>
      <ShowMore total={matching.length} onMore={showMore} />
    </section>
  );
}

function SiteRow(props: Handlers & { site: DiveSiteSummary; opened: boolean; unsaved: boolean }) {
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
      ]}
      opened={props.opened}
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
