import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { capitalise } from '../../../domain/text/format.ts';
import { ApiError } from '../../app/api-error.ts';
import { useToast } from '../../ui/toast.tsx';
import { serverFieldErrors, useRefresh } from '../app/calls.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { describeFirst, useAltQuestion } from './alt-question.tsx';
import { Drafts } from './drafts.tsx';
import { type EditableRecord, type Editor, type ListedRecord, recordTitle } from './editor.ts';
import { EditorColumns } from './editor-columns.tsx';
import type { TextValues } from './merge.ts';
import { RecordForm } from './record-form.tsx';
import { type ListProps, RecordList } from './record-list.tsx';
import { useOpenedRecord } from './use-opened-record.ts';

const fieldSentence = (error: unknown) =>
  error instanceof ApiError && error.status === 400
    ? (Object.values(serverFieldErrors(error))[0] ?? error.reason)
    : undefined;

/** Loads the list of a resource and changes its records outside the form. */
function useRecords<Full extends EditableRecord, Values extends TextValues>(
  editor: Editor<Full, Values>,
  opened: ReturnType<typeof useOpenedRecord<Full, Values>>,
) {
  const { toast } = useToast();
  const { resource, label, singular, publishErrors, remove } = editor;
  const queryKey = ['admin', 'list', resource];
  const refresh = useRefresh(queryKey);
  const list = useQuery({
    queryKey,
    queryFn: () => editor.list?.(),
    enabled: editor.list !== undefined,
  });
  const fail = (title: string, description: string) =>
    toast({ title, description, destructive: true });

  /** @param update returns undefined if the owner must answer a question first */
  async function change(update: () => Promise<Full | undefined>, note?: string) {
    try {
      const changed = await update();
      if (!changed) return;
      const description = publishErrors ? note : recordTitle(resource, changed);
      toast({ title: `${label} Updated`, description });
      opened.reload(changed);
      await refresh();
    } catch (error) {
      const sentence = publishErrors
        ? `Failed to update ${singular}. Please try again.`
        : 'Failed to update featured status';
      fail('Update Failed', fieldSentence(error) ?? sentence);
    }
  }

  return {
    list,
    refresh,
    change,
    async remove(record: ListedRecord) {
      try {
        await remove(record.id);
        const name = recordTitle(resource, record);
        const description = publishErrors ? 'It stays in the bin for 30 days.' : name;
        toast({ title: `${label} Deleted`, description });
        opened.close(record.id);
        await refresh();
      } catch {
        const again = publishErrors ? '. Please try again.' : '';
        fail('Deletion Failed', `Failed to delete ${singular}${again}`);
      }
    },
  };
}

/** Opens a record and then the dialog for its first picture without alt text. */
function useDescribe(opened: {
  loading: boolean;
  record?: { id: number } | undefined;
  open: (id: number) => void;
}) {
  const form = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<number>();
  const isOpen = asked !== undefined && !opened.loading && opened.record?.id === asked;
  useEffect(() => {
    if (!isOpen) return;
    setAsked(undefined);
    describeFirst(form.current);
  }, [isOpen]);
  return {
    form,
    openToDescribe(id: number) {
      setAsked(id);
      opened.open(id);
    },
  };
}

export function ResourceEditor<Full extends EditableRecord, Values extends TextValues>(props: {
  editor: Editor<Full, Values>;
  listWidth?: 'narrow' | 'broad';
  List?: ComponentType<ListProps<Full>>;
  deletionText?: string;
}) {
  const { editor, List } = props;
  const { resource, singular } = editor;
  const opened = useOpenedRecord(editor);
  const records = useRecords(editor, opened);
  const altQuestion = useAltQuestion();
  const { form, openToDescribe } = useDescribe(opened);
  const [deleting, setDeleting] = useState<ListedRecord>();
  const { data, isError, refetch } = records.list;

  function togglePublished({ id, published }: ListedRecord) {
    const update = async () => editor.publish?.(id, !published);
    if (published) return void records.change(update);
    void records.change(async () => {
      const waits = altQuestion.asks(editor.toValues(await editor.open(id)), {
        step: 'Publish',
        proceed: () => void records.change(update),
        describe: () => openToDescribe(id),
      });
      return waits ? undefined : update();
    });
  }

  function toggleFeatured({ id, featured }: ListedRecord) {
    const count = data?.filter((record) => record.featured).length ?? 0;
    const note = featured ? undefined : editor.featuredNote?.(count + 1);
    void records.change(async () => editor.feature?.(id, !featured), note);
  }

  const list = {
    records: data,
    failed: isError,
    openedId: opened.id,
    onRetry: () => void refetch(),
    onToggle: togglePublished,
    onFeature: toggleFeatured,
    onDelete: setDeleting,
    onChanged: opened.reload,
  };
  const kind = singular.split(' ').at(-1) ?? '';
  return (
    <>
      <EditorColumns
        listWidth={props.listWidth ?? 'narrow'}
        listPath={paths.adminTab(resource)}
        isOpened={opened.isShown}
        addLabel={resource === 'dive-sites' ? 'Add Dive Site' : `New ${singular}`}
        onAdd={() => opened.open('new')}
        list={
          <>
            <Drafts
              resource={resource}
              label={editor.label}
              openedId={list.openedId}
              onDeleted={opened.close}
            />
            {List ? <List {...list} /> : <RecordList {...list} editor={editor} />}
          </>
        }
      >
        <div ref={form}>
          {opened.loading ? (
            <div role="status" aria-label="Opening" className="h-96 animate-pulse bg-sand" />
          ) : (
            <RecordForm
              key={opened.formKey}
              editor={editor}
              id={opened.id}
              record={opened.record}
              stored={opened.stored}
              opened={opened.isOpenedByOwner}
              onStarted={opened.start}
              onDirty={opened.setDirty}
              onSaved={async (record) => {
                opened.update(record);
                await records.refresh();
              }}
              onCancel={() => opened.open(undefined)}
              onToggle={togglePublished}
              onDelete={setDeleting}
            />
          )}
        </div>
      </EditorColumns>
      {altQuestion.dialog}
      <ConfirmDialog
        open={deleting !== undefined}
        title={
          deleting?.published ? `Delete Published ${capitalise(kind)}` : `Delete this ${singular}?`
        }
        text={`“${deleting && recordTitle(resource, deleting)}” will be deleted. ${props.deletionText ?? 'This cannot be undone.'}`}
        action="Delete"
        onConfirm={() => deleting && void records.remove(deleting)}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
