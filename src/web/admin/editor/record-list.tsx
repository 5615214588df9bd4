import { useDeferredValue, useMemo, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { ListChoice, ListSearch, ShowMore } from '../ui/list-controls.tsx';
import { ListRow, RowAction, RowLink, rowActionStyles, useVisibleRows } from '../ui/list-row.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { siteDate } from '../ui/site-date.ts';
import { type EditedResource, type ListedRecord, recordTitle } from './editor.ts';
import { useCopies } from './working-copies.ts';

const byName = new Intl.Collator('en-AU').compare;
const orders = ['Newest change', 'Oldest change', 'Title', 'Category'] as const;
const states = ['All', 'Drafts', 'Published'] as const;
type Order = (typeof orders)[number];
type State = (typeof states)[number];

/** Props of a list beside a form: `RecordList` or a screen's own list. */
export interface ListProps<Full> {
  records: ListedRecord[] | undefined;
  failed: boolean;
  /** Negative for a draft. */
  openedId: number;
  onRetry: () => void;
  onToggle: (record: ListedRecord) => void;
  onFeature: (record: ListedRecord) => void;
  onDelete: (record: ListedRecord) => void;
  /** Called after the list itself has changed a record. */
  onChanged: (record: Full) => void;
}

interface Props extends Omit<ListProps<unknown>, 'onChanged'> {
  editor: { resource: EditedResource; publicPath?: (slug: string) => string; feature?: unknown };
}

/** Compares two records by the chosen order, and ISO times as strings. */
function compare(
  order: Order,
  title: (record: ListedRecord) => string,
  one: ListedRecord,
  other: ListedRecord,
): number {
  const byTitle = () => byName(title(one), title(other));
  if (order === 'Title') return byTitle();
  if (order === 'Category') return byName(one.category ?? '', other.category ?? '') || byTitle();
  const newestFirst = (one.updatedAt ?? '') < (other.updatedAt ?? '') ? 1 : -1;
  return order === 'Oldest change' ? -newestFirst : newestFirst;
}

function useMatchingRecords(
  records: ListedRecord[] | undefined,
  resource: EditedResource,
  search: { text: string; state: State; order: Order },
) {
  const { state, order } = search;
  const text = useDeferredValue(search.text.trim().toLowerCase());
  return useMemo(() => {
    const title = (record: ListedRecord) => recordTitle(resource, record);
    return (records ?? [])
      .filter(
        (record) =>
          (state === 'All' || record.published === (state === 'Published')) &&
          `${title(record)} ${record.category}`.toLowerCase().includes(text),
      )
      .sort((one, other) => compare(order, title, one, other));
  }, [records, resource, text, state, order]);
}

export function RecordList(props: Props) {
  const { editor, records } = props;
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('All');
  const [order, setOrder] = useState<Order>('Newest change');
  const matching = useMatchingRecords(records, editor.resource, { text, state, order });
  const { visible, showMore } = useVisibleRows(matching);
  const copies = useCopies(editor.resource);

  if (!records) return <ListSkeleton failed={props.failed} onRetry={props.onRetry} />;

  return (
    <section aria-label="Saved so far">
      <ListSearch label="Search the list" value={text} onChange={setText} />
      <div className="mt-2 grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1 xl:grid-cols-[5fr_7fr] xl:[&_select]:px-2 xl:[&_select]:text-sm">
        <ListChoice label="Show" names={states} value={state} onChange={setState} />
        <ListChoice label="Sort by" names={orders} value={order} onChange={setOrder} />
      </div>
      {matching.length === 0 && (
        <p className="mt-4 bg-sand p-4">
          {records.length === 0
            ? 'Nothing written yet. Fill in the form and save it as a draft.'
            : 'Nothing matches. Try another word or show all.'}
        </p>
      )}
      <ul className="mt-3 max-h-[max(18rem,calc(100dvh-27rem))] overflow-y-auto border-y border-line xl:max-h-[calc(100dvh-16rem)]">
        {visible.map((record) => (
          <RecordRow
            key={record.id}
            {...props}
            record={record}
            opened={record.id === props.openedId}
            unsaved={copies.some(({ recordId }) => recordId === record.id)}
          />
        ))}
      </ul>
      <ShowMore total={matching.length} onMore={showMore} />
    </section>
  );
}

function RecordRow(props: Props & { record: ListedRecord; opened: boolean; unsaved: boolean }) {
  const { editor, record } = props;
  const title = recordTitle(editor.resource, record);
  const publishing = record.published ? 'Unpublish' : 'Publish';
  const featuring = record.featured ? 'Unfeature' : 'Feature';
  const action = (word: string, onClick: (record: ListedRecord) => void) => (
    <RowAction word={word} label={`${word} ${title}`} onClick={() => onClick(record)} />
  );
  return (
    <ListRow
      name={title}
      facts={[
        record.published ? 'Published' : record.publishAt ? 'Scheduled' : 'Draft',
        props.unsaved && (record.published ? 'Unpublished changes' : 'Unsaved changes'),
        record.featured && 'Featured',
        record.category,
        siteDate(record.updatedAt ?? ''),
      ]}
      opened={props.opened}
    >
      <RowLink
        word="Edit"
        label={`Edit ${title}`}
        to={paths.adminTab(editor.resource, record.id)}
      />
      {action(publishing, props.onToggle)}
      {editor.feature !== undefined && record.published && action(featuring, props.onFeature)}
      {action('Delete', props.onDelete)}
      {record.published && editor.publicPath && (
        <a
          href={editor.publicPath(record.slug ?? '')}
          target="_blank"
          rel="noopener"
          aria-label={`View ${title} in a new tab`}
          className={rowActionStyles}
        >
          View
        </a>
      )}
    </ListRow>
  );
}
