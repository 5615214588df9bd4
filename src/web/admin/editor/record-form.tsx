import { useBlocker } from '@tanstack/react-router';
import { useToast } from '../../ui/toast.tsx';
import { closesForm, readAdminAddress } from '../app/address.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { siteDate } from '../ui/site-date.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { type EditableRecord, isPublic, recordTitle } from './editor.ts';
import { FormActions } from './form-actions.tsx';
import type { Offer } from './form-state.ts';
import { draftHistory, recordHistory } from './history.ts';
import { HistoryButton } from './history-dialog.tsx';
import type { TextValues } from './merge.ts';
import { SideButton, SidePanel, useSideSheet } from './side-panel.tsx';
import { type RecordFormProps, useRecordForm } from './use-record-form.ts';

export function RecordForm<Full extends EditableRecord, Values extends TextValues>(
  props: RecordFormProps<Full, Values> & {
    /** Whether the owner opened this form; false for the form that the page starts with. */
    opened: boolean;
    onCancel?: () => void;
    onToggle?: ((record: Full) => void) | undefined;
    onDelete?: (record: Full) => void;
  },
) {
  const { editor, id, record } = props;
  const { toast } = useToast();
  const form = useRecordForm(props);
  const { values, dirty, pending, copy, conflict, errors, set, resetKey } = form;
  const { Details, detailFields = [] } = editor;
  const fields = { values, errors, set, resetKey, fields: editor.fields ?? {} };
  const sheet = useSideSheet(errors, detailFields, form.rejections);

  function restoreVersion(earlier: Values) {
    form.restoreVersion(earlier);
    toast({
      title: `${record ? editor.label : 'Draft'} Restored`,
      description: !record
        ? 'It is in the form. The words before stay in the history.'
        : isPublic(record)
          ? 'It is in the form, not saved yet. What visitors read stays as it is.'
          : 'It is in the form, not saved yet.',
    });
  }

  const versions = record
    ? recordHistory(editor, record)
    : copy.hasDraft && draftHistory(editor, id, values);
  const name = record && recordTitle(editor.resource, record);
  const newTitle = `New ${editor.singular}`;
  const title =
    name === undefined ? (copy.hasDraft ? `${newTitle}, a draft` : newTitle) : `Edit: ${name}`;
  return (
    <FormFrame
      ref={form.form}
      label={name === undefined ? title : `Edit ${name}`}
      title={title}
      tools={Details && <SideButton sheet={sheet} />}
      opened={props.opened}
      onSave={() => form.save(record !== undefined && isPublic(record))}
    >
      {copy.offer && <UnsavedOffer {...form} offer={copy.offer} />}
      {/* The panel moves below the text at a large font size. */}
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-5">
        <div className="flex min-w-0 flex-[999_1_min(100%,22rem)] flex-col gap-5">
          <editor.Fields record={record} {...fields} />
          {editor.After && <editor.After values={values} record={record} dirty={dirty} />}
        </div>
        {Details && (
          <SidePanel sheet={sheet}>
            <Details {...fields} />
          </SidePanel>
        )}
      </div>
      <FormActions
        {...props}
        plan={editor.describePlan?.(values)}
        pending={pending}
        isSticky={
          props.opened || dirty || copy.hasDraft || record !== undefined || !editor.publishErrors
        }
        status={pending ? 'Saving...' : <Status dirty={dirty} savedAt={copy.savedAt} />}
        history={
          versions && (
            <HistoryButton editor={editor} history={versions} onRestore={restoreVersion} />
          )
        }
        onSave={form.save}
        onKeepDraft={form.keepDraft}
      />
      {conflict && (
        <ConflictDialog
          key={conflict.current.version}
          editor={editor}
          conflict={conflict}
          onChosen={form.settle}
          onClose={form.closeConflict}
        />
      )}
      {form.altDialog}
      <LeaveDialog
        resource={editor.resource}
        id={id}
        // A draft is saved on the server automatically, so the owner can open it again.
        asks={dirty && (record !== undefined || copy.savedAt === 'queued')}
      />
    </FormFrame>
  );
}

function UnsavedOffer<Full extends EditableRecord, Values extends TextValues>(
  props: Pick<
    ReturnType<typeof useRecordForm<Full, Values>>,
    'record' | 'copy' | 'replace' | 'resetKey'
  > & { offer: Offer },
) {
  const { record, copy, offer } = props;
  const isOlder = offer.recordVersion !== (record?.version ?? null);
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center gap-3 bg-sand p-4">
      <p className="mr-auto">
        {`Unsaved changes of ${siteDate(offer.savedAt, 'dateTime')} are kept. `}
        {isOlder &&
          `What is saved ${offer.recordVersion === null ? 'may be' : 'is'} newer: compare before you save. `}
        Until you restore or discard them, what you type stays in this browser alone.
      </p>
      <Button
        onClick={() => {
          props.replace(offer.values as Values);
          copy.sender.accept(offer);
        }}
      >
        Restore
      </Button>
      <button
        type="button"
        className="min-h-11 px-3 font-semibold underline"
        onClick={() => copy.sender.discardOffer(offer)}
      >
        Discard
      </button>
    </div>
  );
}

function Status({ dirty, savedAt }: { dirty: boolean; savedAt: string | undefined }) {
  const place =
    savedAt === 'queued' ? 'in this browser' : savedAt && `at ${siteDate(savedAt, 'time')}`;
  if (!dirty) return place ? `Draft kept ${place}` : null;
  return (
    <>
      <span>Unsaved changes</span>
      {place && <span>{`, kept ${place}`}</span>}
    </>
  );
}

function LeaveDialog(props: { resource: string; id: number; asks: boolean }) {
  const { resource, id, asks } = props;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      asks && next.pathname !== current.pathname && closesForm(resource, id, next.pathname),
    enableBeforeUnload: () => asks,
    withResolver: true,
  });
  const next = blocker.status === 'blocked' ? blocker.next.pathname : '';
  const offeredBack = readAdminAddress(next) ? 'when you open this again' : 'when you return';
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving?"
      text={`Your changes are not saved yet. They are kept, and offered back ${offeredBack}.`}
      action="Leave"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
