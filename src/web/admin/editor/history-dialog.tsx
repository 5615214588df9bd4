import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { guard } from '../app/api.ts';
import { useFreshQuery } from '../app/calls.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { siteDate } from '../ui/site-date.ts';
import type { EditableRecord, Editor } from './editor.ts';
import { linkStyles } from './form-actions.tsx';
import type { History, ListedVersion } from './history.ts';
import { changedFields, type TextValues } from './merge.ts';
import { TextDiff } from './text-diff.tsx';

/** Labels of the form's fields and the format of their values. */
type FieldFormats<Values extends TextValues> = Pick<
  Editor<EditableRecord, Values>,
  'labels' | 'formatValue'
>;

interface Props<Values extends TextValues> {
  editor: FieldFormats<Values>;
  history: History<Values>;
  onRestore: (earlier: Values) => void;
}

export function HistoryButton<Values extends TextValues>(props: Props<Values>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={linkStyles} onClick={() => setOpen(true)}>
        History
      </button>
      {open && (
        <HistoryDialog
          {...props}
          onRestore={(earlier) => {
            close();
            props.onRestore(earlier);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function HistoryDialog<Values extends TextValues>(props: Props<Values> & { onClose: () => void }) {
  const { editor, history } = props;
  const [chosen, setChosen] = useState<number>();
  const key = ['admin', 'list', 'history', ...history.key];
  // A draft gets new versions while the owner types.
  const list = useFreshQuery(key, () => guard(history.list));
  const id = chosen ?? list.data?.[0]?.id;
  const version = useQuery({
    queryKey: [...key, 'version', id],
    queryFn: () => guard(() => history.find(id ?? 0)),
    enabled: id !== undefined,
  });

  const failed = list.isError || version.isError;
  return (
    <Dialog wide title={history.title} text={history.text} onClose={props.onClose}>
      {failed && <p role="alert">The history could not be loaded. Close it and try again.</p>}
      {!failed && list.isPending && (
        <div role="status" aria-label="Loading" className="h-64 animate-pulse bg-sand" />
      )}
      {list.data?.length === 0 && <p className="bg-sand p-4">{history.emptyText}</p>}
      {!failed && id !== undefined && list.data && (
        <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
          <VersionList versions={list.data} chosenId={id} onChoose={setChosen} />
          <div className="min-w-0">
            {version.data ? (
              <ChangesSince editor={editor} earlier={version.data} current={history.current} />
            ) : (
              <div role="status" aria-label="Loading" className="h-48 animate-pulse bg-sand" />
            )}
          </div>
        </div>
      )}
      {id !== undefined && (
        <div className="sticky -bottom-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-t-2 border-ink bg-paper py-4">
          <p className="mr-auto text-sm text-muted">{history.note}</p>
          <Button
            look="action"
            disabled={!version.data}
            onClick={() => version.data && props.onRestore(version.data)}
          >
            Restore into the Form
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function VersionList(props: {
  versions: ListedVersion[];
  chosenId: number;
  onChoose: (id: number) => void;
}) {
  return (
    <ul className="max-h-40 overflow-y-auto border-y border-line md:max-h-[60dvh]">
      {props.versions.map(({ id, savedAt, description }) => (
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
            <span className="block truncate text-sm text-muted">{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChangesSince<Values extends TextValues>(props: {
  editor: FieldFormats<Values>;
  earlier: Values;
  current: Values;
}) {
  const { editor, earlier, current } = props;
  const fields = changedFields(earlier, current);
  const formatted = (field: string, value = '') => editor.formatValue?.(field, value) ?? value;
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
            <dt className="mb-1 font-semibold">{editor.labels[field]}</dt>
            <dd>
              <TextDiff
                before={formatted(field, earlier[field])}
                after={formatted(field, current[field])}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
