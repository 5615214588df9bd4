import { useRef } from 'react';
import type { WaitingRecord } from '../../../../contract/catalogue.ts';
import { resources } from '../../../../contract/resources.ts';
import { countText } from '../../../../domain/text/format.ts';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { ShowMore } from '../../ui/list-controls.tsx';
import { ListRow, RowAction, useVisibleRows } from '../../ui/list-row.tsx';
import { useCatalogueAction, waitingText } from './catalogue-query.ts';

/** New records of the release that the owner wants to see before visitors do. */
export function WaitingRecords({ records }: { records: readonly WaitingRecord[] }) {
  const act = useCatalogueAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const { visible, showMore } = useVisibleRows(records);
  if (records.length === 0) return null;

  async function decide(decision: 'add' | 'decline', some: readonly WaitingRecord[]) {
    const json = { decision, records: some.map(({ record }) => record) };
    const done = `${countText(some.length, 'record')} ${decision === 'add' ? 'added' : 'left out'}`;
    await act(done, () => read(api.admin.catalogue.waiting.$post({ json })));
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="waiting-records" className="mt-8">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="waiting-records" ref={heading} tabIndex={-1} className="mr-auto text-step-1">
          {waitingText(records.length)}
        </h3>
        <Button look="compact" onClick={() => void decide('add', records)}>
          Add All
        </Button>
        <Button look="compact" onClick={() => void decide('decline', records)}>
          Leave All Out
        </Button>
      </div>
      <ul className="mt-3 border-t-2 border-ink">
        {visible.map((one) => (
          <ListRow
            key={one.record}
            name={one.title}
            facts={[resources[one.resource].admin.label, one.note, one.text]}
          >
            <RowAction
              word="Add"
              label={`Add ${one.title}`}
              onClick={() => void decide('add', [one])}
            />
            <RowAction
              word="Leave Out"
              label={`Leave out ${one.title}`}
              onClick={() => void decide('decline', [one])}
            />
          </ListRow>
        ))}
      </ul>
      <ShowMore total={records.length} onMore={showMore} />
    </section>
  );
}
