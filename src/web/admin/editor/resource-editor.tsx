import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReads } from '../../reads.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useGuard } from '../session.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import type { EditableRecord, ListedRecord, Resource } from './editor-config.ts';
import type { Texts } from './merge.ts';
import { RecordForm } from './record-form.tsx';
import { RecordList } from './record-list.tsx';

/** Where one kind of publishable thing is written: its list and its form. */
export function ResourceEditor<
  Entry extends EditableRecord & Listed,
  Values extends Texts,
  Input extends object,
  Listed extends ListedRecord,
>({ resource }: { resource: Resource<Entry, Values, Input, Listed> }) {
  const guard = useGuard();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const reads = useReads();
  const listKey = ['admin', 'list', resource.name];
  const entries = useQuery({ queryKey: listKey, queryFn: () => guard(resource.list) });

  /** What the form holds; `serial` grows with each thing that is opened. */
  const [opened, setOpened] = useState<{ entry: Entry | undefined; serial: number }>({
    entry: undefined,
    serial: 0,
  });
  const [dirty, setDirty] = useState(false);
  const [leavingFor, setLeavingFor] = useState<{ entry: Listed | undefined }>();
  const [deleting, setDeleting] = useState<Listed>();

  function open(entry: Entry | undefined) {
    setDirty(false);
    setOpened((last) => ({ entry, serial: last.serial + 1 }));
  }

  /** The last thing whose whole was asked for, so that a slower answer to an earlier one opens nothing. */
  const wanted = useRef<Listed>(undefined);
  /** Meanwhile there is no form: what is done in it would be done to the one before. */
  const [opening, setOpening] = useState(false);

  async function openListed(entry: Listed | undefined) {
    wanted.current = entry;
    setOpening(entry !== undefined);
    if (!entry) return open(undefined);
    try {
      const whole = await guard(() => resource.open(entry));
      if (wanted.current !== entry) return;
      setOpening(false);
      open(whole);
    } catch {
      if (wanted.current === entry) setOpening(false);
      toast({
        title: 'Opening Failed',
        description: `Failed to open ${resource.thing}. Please try again.`,
        destructive: true,
      });
    }
  }
  const askThenOpen = (entry: Listed | undefined) =>
    dirty ? setLeavingFor({ entry }) : void openListed(entry);

  /** Lists refetch; the public pages of the resource are read anew when they are next visited. */
  async function refresh() {
    reads.forget(resource.name);
    await queryClient.invalidateQueries({ queryKey: listKey });
  }

  async function saved(entry: Entry) {
    setOpened((last) => ({ ...last, entry }));
    await refresh();
  }

  async function change(entry: Listed, update: () => Promise<Entry>) {
    try {
      const changed = await guard(update);
      toast({ title: `${resource.label} Updated` });
      if (opened.entry?.id === entry.id) await saved(changed);
      else await refresh();
    } catch {
      toast({
        title: 'Update Failed',
        description: `Failed to update ${resource.thing}. Please try again.`,
        destructive: true,
      });
    }
  }

  const togglePublished = (entry: Listed) =>
    change(entry, () => resource.update(entry.id, { published: !entry.published }));

  const toggleFeatured = (entry: Listed) => {
    const { feature } = resource;
    if (feature) void change(entry, () => feature(entry.id, !entry.featured));
  };

  async function remove(entry: Listed) {
    try {
      await guard(() => resource.remove(entry.id));
      toast({
        title: `${resource.label} Deleted`,
        description: 'It stays in the bin for 30 days.',
      });
      if (opened.entry?.id === entry.id) open(undefined);
      await refresh();
    } catch {
      toast({
        title: 'Deletion Failed',
        description: `Failed to delete ${resource.thing}. Please try again.`,
        destructive: true,
      });
    }
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-36">
        <button
          type="button"
          onClick={() => askThenOpen(undefined)}
          className={`${buttonStyles.quiet} mb-4 w-full`}
        >
          <Plus aria-hidden className="size-4" />
          {resource.newTitle}
        </button>
        <RecordList
          resource={resource}
          entries={entries.data}
          failed={entries.isError}
          openedId={opened.entry?.id}
          onEdit={askThenOpen}
          onToggle={togglePublished}
          onFeature={toggleFeatured}
          onDelete={setDeleting}
          onRetry={() => entries.refetch()}
        />
      </div>
      {opening ? (
        <div role="status" aria-label="Opening" className="h-96 animate-pulse bg-sand" />
      ) : (
        <RecordForm
          key={opened.serial}
          resource={resource}
          entry={opened.entry}
          onDirty={setDirty}
          onSaved={saved}
          onCancel={() => askThenOpen(undefined)}
          onToggle={togglePublished}
          onDelete={setDeleting}
          onRestored={(entry) => {
            open(entry);
            void refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={leavingFor !== undefined}
        title="Leave without saving?"
        text="Your changes are not saved yet. This browser keeps them and offers them back when you open this again."
        action="Leave"
        onConfirm={() => openListed(leavingFor?.entry)}
        onClose={() => setLeavingFor(undefined)}
      />
      <ConfirmDialog
        open={deleting !== undefined}
        title={deleting?.published ? resource.deletion.title : `Delete this ${resource.thing}?`}
        text={
          deleting
            ? `“${resource.titleOf(deleting)}” will be deleted. ${resource.deletion.text}`
            : resource.deletion.text
        }
        action="Delete"
        onConfirm={() => deleting && remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </div>
  );
}
