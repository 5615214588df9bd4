import type { EditableRecord, EditorConfig, ListedRecord } from './editor-config.ts';
import type { TextValues } from './merge.ts';
import { RecordForm } from './record-form.tsx';
import type { useOpenedRecord } from './use-opened-record.ts';

export function OpenedForm<
  Full extends EditableRecord & Listed,
  Values extends TextValues,
  Input extends object,
  Listed extends ListedRecord,
>(props: {
  config: EditorConfig<Full, Values, Input, Listed>;
  opened: ReturnType<typeof useOpenedRecord<Full, Values, Input, Listed>>;
  /** Gets a record that was saved, once the form has taken it over. */
  onSaved: (record: Full) => Promise<void>;
  onToggle?: (record: Full) => void;
  onDelete: (record: Full) => void;
}) {
  const { config, opened } = props;
  if (opened.loading) {
    return <div role="status" aria-label="Opening" className="h-96 animate-pulse bg-sand" />;
  }
  return (
    <RecordForm
      key={opened.formKey}
      config={config}
      record={opened.record}
      kept={opened.kept}
      onKept={opened.keep}
      opened={opened.isAsked}
      onDirty={opened.setDirty}
      onSaved={async (record) => {
        opened.update(record);
        await props.onSaved(record);
      }}
      onCancel={() => opened.open(undefined)}
      onToggle={props.onToggle}
      onDelete={props.onDelete}
    />
  );
}
