import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RevisionSummary } from '../../../contract/history.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useGuard } from '../session.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { siteDate } from '../ui/site-date.ts';
import type { AnyInputConfig, EditableRecord, Revisions } from './editor-config.ts';
import { changedFields, type TextValues } from './merge.ts';
import { TextDiff } from './text-diff.tsx';

export function HistoryDialog<Full extends EditableRecord, Values extends TextValues>(props: {
  config: AnyInputConfig<Full, Values>;
  revisions: Revisions<Full>;
  record: Full;
  onRestore: (earlier: Full) => void;
  onClose: () => void;
}) {
  const { config, revisions, record } = props;
  const guard = useGuard();
  const [chosen, setChosen] = useState<number>();
  const key = ['admin', 'list', 'history', config.resource, record.id];
  const list = useQuery({
    queryKey: [...key, record.version],
    queryFn: () => guard(() => revisions.list(record.id)),
  });
  const id = chosen ?? list.data?.[0]?.id;
  const revision = useQuery({
    queryKey: [...key, 'revision', id],
    queryFn: () => guard(() => revisions.find(record.id, id ?? 0)),
    enabled: id !== undefined,
  });

  const failed = list.isError || revision.isError;
  return (
    <Dialog
      open
      wide
      title={`History of ${config.titleOf(record)}`}
      text="The last 20 versions that a save replaced, newest first."
      onClose={props.onClose}
    >
      {failed && <p role="alert">The history could not be loaded. Close it and try again.</p>}
      {!failed && list.isPending && (
        <div role="status" aria-label="Loading" className="h-64 animate-pulse bg-sand" />
      )}
      {list.data?.length === 0 && (
        <p className="bg-sand p-4">
          Nothing yet: there is one version alone. Each save of other words will keep the one before
          it here.
        </p>
      )}
      {!failed && id !== undefined && list.data && (
        <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
          <RevisionList revisions={list.data} chosenId={id} onChoose={setChosen} />
          <div className="min-w-0">
            {revision.data ? (
              <ChangesSince config={config} earlier={revision.data} current={record} />
            ) : (
              <div role="status" aria-label="Loading" className="h-48 animate-pulse bg-sand" />
            )}
          </div>
        </div>
      )}
      {id !== undefined && (
        <div className="sticky -bottom-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-t-2 border-ink bg-paper py-4">
          <p className="mr-auto text-sm text-muted">
            {record.published
              ? 'It goes into the form. What visitors read stays until you save.'
              : 'It goes into the form. Nothing is saved until you save.'}
          </p>
          <button
            type="button"
            disabled={!revision.data}
            className={buttonStyles.action}
            onClick={() => revision.data && props.onRestore(revision.data)}
          >
            Restore into the Form
          </button>
        </div>
      )}
    </Dialog>
  );
}

function RevisionList(props: {
  revisions: RevisionSummary[];
  chosenId: number;
  onChoose: (id: number) => void;
}) {
  return (
    <ul className="max-h-40 overflow-y-auto border-y border-line md:max-h-[60dvh]">
      {props.revisions.map(({ id, savedAt, title, published }) => (
        <li key={id} className="border-b border-line last:border-0">
          <button
            type="button"
            aria-current={id === props.chosenId}
            onClick={() => props.onChoose(id)}
            className="w-full border-l-4 border-transparent px-3 py-2 text-left aria-current:border-coral aria-current:bg-sand"
          >
            <span className="block font-semibold tabular-nums">
              {siteDate(savedAt, 'dateTime')}
            </span>
            <span className="block truncate text-sm text-muted">
              {`${published ? 'Published' : 'Draft'} · ${title}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChangesSince<Full extends EditableRecord, Values extends TextValues>(props: {
  config: AnyInputConfig<Full, Values>;
  earlier: Full;
  current: Full;
}) {
  const { config } = props;
  const earlier: TextValues = config.toValues(props.earlier);
  const current: TextValues = config.toValues(props.current);
  const fields = changedFields(earlier, current);
  const inWords = (field: string, value = '') => config.valueInWords?.(field, value) ?? value;
  if (fields.length === 0) {
    return <p className="bg-sand p-4">This version has the same words as the present one.</p>;
  }
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        What has changed since. Struck through: what it said then. Underlined: what it says now.
      </p>
      <dl className="flex flex-col gap-4">
        {fields.map((field) => (
          <div key={field}>
            <dt className="mb-1 font-semibold">{config.labels[field as keyof Values]}</dt>
            <dd>
              <TextDiff
                before={inWords(field, earlier[field])}
                after={inWords(field, current[field])}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
