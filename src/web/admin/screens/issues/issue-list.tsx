import { useQuery } from '@tanstack/react-query';
import type { Issue } from '../../../../contract/issues.ts';
import type { Mailing } from '../../../../contract/mailings.ts';
import { paths } from '../../../../contract/paths.ts';
import { api, read } from '../../app/api.ts';
import type { ListProps } from '../../editor/record-list.tsx';
import { useCopies } from '../../editor/working-copies.ts';
import { ShowMore } from '../../ui/list-controls.tsx';
import { ListRow, RowAction, RowLink, useVisibleRows } from '../../ui/list-row.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { stateLabels, subscribers } from '../mailings/mailing-text.ts';

/** The facts about the last mailing of an issue, for its row. */
function sendingFacts(mailing: Mailing | undefined) {
  if (!mailing) return ['Draft'];
  const { state, recipients, sendAt, begunAt, createdAt } = mailing;
  const time = state === 'scheduled' ? sendAt : (begunAt ?? createdAt);
  return [
    stateLabels[state],
    time ? siteDate(time, 'dateTime') : undefined,
    begunAt ? `to ${subscribers(recipients)}` : undefined,
  ];
}

export function IssueList({ openedId, ...props }: ListProps<Issue>) {
  const mailings = useQuery({
    queryKey: ['admin', 'mailings', 'all'],
    queryFn: () => read(api.admin.mailings.all.$get()),
  });
  const copies = useCopies('issues');
  const { visible, showMore } = useVisibleRows(props.records ?? []);
  if (!props.records || mailings.isPending) {
    return <ListSkeleton failed={props.failed} onRetry={props.onRetry} />;
  }
  if (props.records.length === 0) {
    return (
      <p className="bg-sand p-4">
        No issues yet. Write the first one, or send an article as it is: “Send to subscribers…” is
        at the end of its form.
      </p>
    );
  }
  const last = (id: number) =>
    mailings.data?.find(({ resource, recordId }) => resource === 'issues' && recordId === id);
  return (
    <section aria-label="Issues">
      <ul className="border-y border-line">
        {visible.map((record) => {
          const { id, title = '' } = record;
          return (
            <ListRow
              key={id}
              name={title}
              opened={id === openedId}
              facts={[
                ...(mailings.data ? sendingFacts(last(id)) : ['Sending not known']),
                copies.some(({ recordId }) => recordId === id) && 'Unsaved changes',
              ]}
            >
              <RowLink word="Edit" label={`Edit ${title}`} to={paths.adminTab('issues', id)} />
              <RowAction
                word="Delete"
                label={`Delete ${title}`}
                onClick={() => props.onDelete(record)}
              />
            </ListRow>
          );
        })}
      </ul>
      <ShowMore total={props.records.length} onMore={showMore} />
    </section>
  );
}
