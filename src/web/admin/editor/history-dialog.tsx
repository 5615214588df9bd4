import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localDate } from '../../../domain/dates.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useGuard } from '../session.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Difference } from './diff-view.tsx';
import type { EditableRecord, FormConfig, Revisions } from './editor-config.ts';
import { changed, type Texts } from './merge.ts';

/** The last 20 earlier versions of a thing: when, what has changed since, and the way back. */
export function HistoryDialog<Entry extends EditableRecord, Values extends Texts>(props: {
  // biome-ignore lint/suspicious/noExplicitAny: what is sent plays no part here
  resource: FormConfig<Entry, Values, any>;
  revisions: Revisions<Entry>;
  entry: Entry;
  onRestored: (entry: Entry) => void;
  onClose: () => void;
}) {
  const { resource, revisions, entry } = props;
  const guard = useGuard();
  const { toast } = useToast();
  const [chosen, setChosen] = useState<number>();
  const [pending, setPending] = useState(false);
  const key = ['admin', 'list', 'history', resource.name, entry.id];
  const list = useQuery({
    queryKey: [...key, entry.version],
    queryFn: () => guard(() => revisions.list(entry.id)),
  });
  const id = chosen ?? list.data?.[0]?.id;
  const revision = useQuery({
    queryKey: [...key, 'revision', id],
    queryFn: () => guard(() => revisions.find(entry.id, id ?? 0)),
    enabled: id !== undefined,
  });

  async function restore() {
    if (id === undefined) return;
    setPending(true);
    try {
      const restored = await guard(() => revisions.restore(entry.id, id));
      toast({
        title: `${resource.label} RestoredRecord`,
        description: 'It is a draft now. The version that it replaced is in the history.',
      });
      props.onRestored(restored);
    } catch {
      setPending(false);
      toast({
        title: 'Restore Failed',
        description: `Failed to restore ${resource.thing}. Please try again.`,
        destructive: true,
      });
    }
  }

  const failed = list.isError || revision.isError;
  return (
    <Dialog
      open
      wide
      title={`History of ${resource.titleOf(entry)}`}
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
      {!failed && id !== undefined && (
        <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
          <ul className="max-h-40 overflow-y-auto border-y border-line md:max-h-[60dvh]">
            {list.data?.map(({ id: own, savedAt, title, published }) => (
              <li key={own} className="border-b border-line last:border-0">
                <button
                  type="button"
                  aria-current={own === id}
                  onClick={() => setChosen(own)}
                  className="w-full border-l-4 border-transparent px-3 py-2 text-left aria-current:border-coral aria-current:bg-sand"
                >
                  <span className="block font-semibold tabular-nums">
                    {localDate(savedAt, 'dateTime')}
                  </span>
                  <span className="block truncate text-sm text-muted">
                    {`${published ? 'Published' : 'Draft'} · ${title}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <div className="min-w-0">
            {revision.data ? (
              <Since resource={resource} then={revision.data} now={entry} />
            ) : (
              <div role="status" aria-label="Loading" className="h-48 animate-pulse bg-sand" />
            )}
          </div>
        </div>
      )}
      {id !== undefined && (
        <div className="sticky -bottom-6 -mb-6 flex flex-wrap items-center justify-end gap-3 border-t-2 border-ink bg-paper py-4">
          {entry.published && (
            <p className="mr-auto text-sm text-muted">
              Restoring takes it off the site until you publish it.
            </p>
          )}
          <button
            type="button"
            disabled={pending || !revision.data}
            className={buttonStyles.action}
            onClick={restore}
          >
            {pending ? 'Restoring...' : 'Restore as Draft'}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** What has changed since an earlier version, field by field. */
function Since<Entry extends EditableRecord, Values extends Texts>(props: {
  // biome-ignore lint/suspicious/noExplicitAny: what is sent plays no part here
  resource: FormConfig<Entry, Values, any>;
  then: Entry;
  now: Entry;
}) {
  const { resource } = props;
  const then: Texts = resource.toValues(props.then);
  const now: Texts = resource.toValues(props.now);
  const fields = changed(then, now);
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
            <dt className="mb-1 font-semibold">{resource.labels[field as keyof Values]}</dt>
            <dd>
              <Difference before={then[field] ?? ''} after={now[field] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
