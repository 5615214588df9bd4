import { useQuery } from '@tanstack/react-query';
import type { DueDiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { fieldNamed, isFieldKey } from '../../../../contract/dive-sites/fields/fields.ts';
import { paths } from '../../../../contract/paths.ts';
import { partialDateText } from '../../../../domain/dates/months.ts';
import { countText } from '../../../../domain/text/format.ts';
import { ShowMore } from '../../ui/list-controls.tsx';
import { ListRow, RowLink, useVisibleRows } from '../../ui/list-row.tsx';
import { dueQuery } from './sites.ts';

type Reason = DueDiveSite['reasons'][number];

function reasonText({ field, since }: Reason): string {
  const label = isFieldKey(field) ? fieldNamed(field).label : field;
  if (since) return `${label}: last known ${partialDateText(since)}`;
  return field === 'status' ? `${label}: nobody said as of when` : `${label}: no source`;
}

export function DueForReview() {
  const due = useQuery(dueQuery);
  const { visible, showMore } = useVisibleRows(due.data ?? []);
  if (!due.data) return null;
  return (
    <details className="mb-6 border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 font-semibold">
        Due for review
        <span className="text-sm font-normal text-muted tabular-nums">
          {countText(due.data.length, 'dive site')}
        </span>
      </summary>
      <p className="px-4 text-sm text-muted">
        What may mislead a diver stands first: closures of which nobody knows whether they still
        hold, then rules and dangers without a source or last checked more than 12 months ago.
      </p>
      <ul aria-label="Due for review" className="mt-2 max-h-80 overflow-y-auto px-1">
        {visible.map((site) => (
          <ListRow key={site.id} name={site.name} facts={site.reasons.map(reasonText)}>
            <RowLink
              word="Review"
              label={`Review ${site.name}`}
              to={paths.adminTab('dive-sites', site.id)}
            />
          </ListRow>
        ))}
      </ul>
      <ShowMore total={due.data.length} onMore={showMore} />
    </details>
  );
}
