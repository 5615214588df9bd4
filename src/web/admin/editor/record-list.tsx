import { useDeferredValue, useMemo, useState } from 'react';
import { localDate } from '../../../domain/dates.ts';
import { ListChoice, ListSearch, ShowMore } from '../ui/list-controls.tsx';
import { ListRow, RowAction, rowActionStyles } from '../ui/list-row.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { useVisibleRows } from '../ui/use-visible-rows.ts';
import type { ListedRecord, Resource } from './editor-config.ts';

const byName = new Intl.Collator('en-AU').compare;
const orders = ['Newest change', 'Oldest change', 'Title', 'Category'] as const;
const states = ['All', 'Drafts', 'Published'] as const;

interface Listing<Entry extends ListedRecord> {
  // biome-ignore lint/suspicious/noExplicitAny: the list reads names alone, whatever the form holds
  resource: Resource<any, any, any, Entry>;
  entries: Entry[] | undefined;
  failed: boolean;
  openedId: number | undefined;
  onEdit: (entry: Entry) => void;
  onToggle: (entry: Entry) => void;
  onFeature: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
  onRetry: () => void;
}

/** Drafts and published things, searched, filtered and sorted. */
export function RecordList<Entry extends ListedRecord>({ resource, ...props }: Listing<Entry>) {
  const [text, setText] = useState('');
  const [state, setState] = useState<(typeof states)[number]>('All');
  const [order, setOrder] = useState<(typeof orders)[number]>('Newest change');
  const wanted = useDeferredValue(text.trim().toLowerCase());

  const { entries } = props;
  const { titleOf } = resource;
  const matching = useMemo(
    () =>
      (entries ?? [])
        .filter(
          (entry) =>
            (state === 'All' || entry.published === (state === 'Published')) &&
            `${titleOf(entry)} ${entry.category}`.toLowerCase().includes(wanted),
        )
        .sort((one, other) => {
          if (order === 'Title') return byName(titleOf(one), titleOf(other));
          if (order === 'Category') {
            return byName(one.category, other.category) || byName(titleOf(one), titleOf(other));
          }
          // ISO times sort as they are, and need no words compared.
          const newer = one.updatedAt < other.updatedAt ? 1 : -1;
          return order === 'Oldest change' ? -newer : newer;
        }),
    [entries, titleOf, wanted, state, order],
  );
  const { visible, showMore } = useVisibleRows(matching);

  if (!entries) return <ListSkeleton failed={props.failed} onRetry={props.onRetry} />;

  return (
    <section aria-label="Saved so far">
      <ListSearch label="Search the list" value={text} onChange={setText} />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <ListChoice label="Show" names={states} value={state} onChange={setState} />
        <ListChoice label="Sort by" names={orders} value={order} onChange={setOrder} />
      </div>
      {matching.length === 0 && (
        <p className="mt-4 bg-sand p-4">
          {entries.length === 0
            ? 'Nothing written yet. Fill in the form and save it as a draft.'
            : 'Nothing matches. Try another word or show all.'}
        </p>
      )}
      <ul className="mt-3 max-h-80 overflow-y-auto border-y border-line lg:max-h-[calc(100dvh-22rem)]">
        {visible.map((entry) => {
          const title = titleOf(entry);
          const publishing = entry.published ? 'Unpublish' : 'Publish';
          const featuring = entry.featured ? 'Unfeature' : 'Feature';
          return (
            <ListRow
              key={entry.id}
              name={title}
              facts={[
                entry.published ? 'Published' : 'Draft',
                entry.featured && 'Featured',
                entry.category,
                localDate(entry.updatedAt),
              ]}
              opened={entry.id === props.openedId}
            >
              <RowAction word="Edit" label={`Edit ${title}`} onClick={() => props.onEdit(entry)} />
              <RowAction
                word={publishing}
                label={`${publishing} ${title}`}
                onClick={() => props.onToggle(entry)}
              />
              {resource.feature && entry.published && (
                <RowAction
                  word={featuring}
                  label={`${featuring} ${title}`}
                  onClick={() => props.onFeature(entry)}
                />
              )}
              <RowAction
                word="Delete"
                label={`Delete ${title}`}
                onClick={() => props.onDelete(entry)}
              />
              {entry.published && resource.pageOf && (
                <a
                  href={resource.pageOf(entry)}
                  target="_blank"
                  rel="noopener"
                  aria-label={`View ${title} in a new tab`}
                  className={`${rowActionStyles} flex items-center`}
                >
                  View
                </a>
              )}
            </ListRow>
          );
        })}
      </ul>
      <ShowMore total={matching.length} onMore={showMore} />
    </section>
  );
}
