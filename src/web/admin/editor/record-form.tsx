import { useToast } from '../../ui/toast.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { DraftOffer, DraftStatus, LeavePageDialog } from './draft-recovery.tsx';
import type { EditableRecord } from './editor-config.ts';
import { historyOfDraft, historyOfRecord } from './history.ts';
import { HistoryButton } from './history-button.tsx';
import type { TextValues } from './merge.ts';
import { RecordActions } from './record-actions.tsx';
import { type RecordFormProps, useRecordForm } from './use-record-form.tsx';

export function RecordForm<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
>(
  props: RecordFormProps<Full, Values, Input> & {
    /** The owner asked for this form rather than finding it on the page. */
    opened: boolean;
    onCancel: () => void;
    onToggle?: ((record: Full) => void) | undefined;
    onDelete: (record: Full) => void;
  },
) {
  const { config, record, kept } = props;
  const { toast } = useToast();
  const form = useRecordForm(props);
  const { values, dirty, pending } = form;

  function restoreVersion(earlier: Values) {
    form.restoreVersion(earlier);
    toast({
      title: `${record ? config.label : 'Draft'} Restored`,
      description: record?.published
        ? 'It is in the form, not saved yet. What visitors read stays as it is.'
        : record
          ? 'It is in the form, not saved yet.'
          : 'It is in the form. The words before stay in the history.',
    });
  }

  const versions = record
    ? historyOfRecord(config, record)
    : kept && historyOfDraft(config, kept, values);
  const history = versions && (
    <HistoryButton words={config} history={versions} onRestore={restoreVersion} />
  );

  const status = <DraftStatus draft={form.draft} pending={pending} />;
  const title = record
    ? `Edit: ${config.getTitle(record)}`
    : kept
      ? `${config.newTitle}, a draft`
      : config.newTitle;
  return (
    <FormFrame
      ref={form.form}
      label={record ? `Edit ${config.getTitle(record)}` : title}
      title={title}
      headingMargin="scroll-mt-40"
      opened={props.opened}
      onSave={() => form.save(record?.published ?? false)}
    >
      <DraftOffer draft={form.draft} onRestore={form.replaceValues} />
      <div className="mt-4 flex min-w-0 flex-col gap-5">
        <config.Fields
          values={values}
          errors={form.errors}
          set={form.set}
          resetKey={form.resetKey}
        />
        <config.Preview values={values} record={record} dirty={dirty} />
        {config.After && record && <config.After record={record} dirty={dirty} />}
      </div>
      {config.Actions ? (
        <config.Actions
          exists={record !== undefined}
          pending={pending}
          status={status}
          onCancel={props.onCancel}
          onKeepDraft={form.keepDraft}
          history={history}
        />
      ) : (
        <RecordActions
          config={config}
          record={record}
          plan={record?.published ? undefined : config.describePlan?.(values)}
          pending={pending}
          isSticky={props.opened || dirty || record !== undefined}
          status={status}
          onSave={form.save}
          onCancel={props.onCancel}
          onToggle={(shown) => props.onToggle?.(shown)}
          onDelete={props.onDelete}
          history={history}
        />
      )}
      {form.dialogs}
      <LeavePageDialog draft={form.draft} />
    </FormFrame>
  );
}
