import {
  type FieldValues,
  groupFields,
  readSettings,
  type SettingGroupKey,
  settingGroups,
} from '../../../../contract/settings/groups/groups.ts';
import type { StoredSettingGroup } from '../../../../contract/settings/settings.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import type { Editor, FieldsProps } from '../../editor/editor.ts';
import type { TextValues } from '../../editor/merge.ts';
import { SettingControl } from './setting-control.tsx';
import { readValue, settingLabel, settingText } from './setting-texts.ts';

const one = api.settings[':id'];

export const openGroup = (key: SettingGroupKey) => read(one.$get(byId(settingGroups[key].id)));

const fieldTexts = (key: SettingGroupKey, values: FieldValues): TextValues =>
  Object.fromEntries(
    Object.entries(groupFields(key)).map(([name, field]) => [
      name,
      settingText(field, values[name]),
    ]),
  );

export function groupConfig({
  key,
  defaults,
}: StoredSettingGroup): Editor<StoredSettingGroup, TextValues> {
  const fields = Object.entries(groupFields(key));
  const toInput = (texts: TextValues) =>
    Object.fromEntries(fields.map(([name, field]) => [name, readValue(field, texts[name])]));
  return {
    resource: 'settings',
    label: 'Settings',
    singular: 'settings',
    labels: Object.fromEntries(fields.map(([name, field]) => [name, field.label])),
    formatValue: (name, value) => {
      const field = groupFields(key)[name];
      return field ? settingLabel(field, value) : value;
    },
    empty: fieldTexts(key, defaults),
    toValues: ({ values }) => fieldTexts(key, values),
    errors: (texts) => {
      const errors = Object.entries(readSettings(key, toInput(texts)).errors);
      return Object.fromEntries(errors.map(([field, [message = '']]) => [field, message]));
    },
    normalises: true,
    open: () => openGroup(key),
    save: (texts, _, from) =>
      read(
        one.$patch({
          ...byId(settingGroups[key].id),
          json: { values: toInput(texts), version: from?.version },
        }),
      ),
    remove: () => Promise.reject(new Error('A group of settings can not be deleted')),
    Fields: GroupFields,
  };
}

function GroupFields(props: FieldsProps<TextValues> & { record: StoredSettingGroup | undefined }) {
  const { record, values, errors, set } = props;
  if (!record) return null;
  const group = record.key;
  const defaults = fieldTexts(group, record.defaults);
  return (
    <>
      <p className="-mt-3 text-muted">{settingGroups[group].help}</p>
      {Object.entries(groupFields(group)).map(([name, field]) => (
        <div key={name} className="min-w-0">
          <SettingControl
            field={field}
            value={values[name] ?? ''}
            error={errors[name]}
            onChange={(value) => set(name, value)}
          />
          {values[name] !== defaults[name] && (
            <button
              type="button"
              aria-label={`Back to default: ${field.label}`}
              className="min-h-11 font-semibold underline"
              onClick={() => set(name, defaults[name] ?? '')}
            >
              Back to default
            </button>
          )}
        </div>
      ))}
    </>
  );
}
