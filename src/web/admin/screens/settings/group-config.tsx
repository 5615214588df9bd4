import { createContext, use } from 'react';
import { z } from 'zod';
import {
  type FieldValues,
  groupFields,
  readSettings,
  type SettingGroupKey,
  settingGroups,
} from '../../../../contract/settings/groups/groups.ts';
import type { StoredSettingGroup } from '../../../../contract/settings/settings.ts';
import { api, read } from '../../../app/api.ts';
import { ApiError } from '../../../app/api-error.ts';
import { byId } from '../../app/calls.ts';
import type {
  ActionsProps,
  FieldsProps,
  FormConfig,
  PublicRecord,
} from '../../editor/editor-config.ts';
import type { TextValues } from '../../editor/merge.ts';
import { createRevisions, mapRevisions } from '../../editor/revisions.ts';
import { SaveBar } from '../../editor/save-bar.tsx';
import { SettingControl } from './setting-control.tsx';
import { readValue, settingLabel, settingText } from './setting-texts.ts';

export type GroupRecord = PublicRecord<
  Omit<StoredSettingGroup, 'updatedAt'> & { updatedAt: string }
>;

const toRecord = (group: StoredSettingGroup): GroupRecord => ({
  ...group,
  published: true,
  category: '',
  updatedAt: group.updatedAt ?? '',
});

const one = api.settings[':id'];

export const openGroup = async (key: SettingGroupKey) =>
  toRecord(await read(one.$get(byId(settingGroups[key].id))));

interface Input {
  values: FieldValues;
}

const fieldTexts = (key: SettingGroupKey, values: FieldValues): TextValues =>
  Object.fromEntries(
    Object.entries(groupFields(key)).map(([name, field]) => [
      name,
      settingText(field, values[name]),
    ]),
  );

const groupSchema = (key: SettingGroupKey) =>
  z.custom<Input>().superRefine(({ values }, context) => {
    for (const [field, [message = '']] of Object.entries(readSettings(key, values).errors)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

function saveErrorText(error: unknown): string {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return reason ?? 'Failed to save the settings. Please try again.';
}

const GroupActions = ({ pending, status, history }: ActionsProps) => (
  <SaveBar label="Save Settings" {...{ pending, status, history }} />
);

export function groupConfig({
  key,
  defaults,
}: GroupRecord): FormConfig<GroupRecord, TextValues, Input> {
  const fields = groupFields(key);
  const { label } = settingGroups[key];
  return {
    resource: 'settings',
    label: 'Settings',
    singular: 'settings',
    newTitle: label,
    getTitle: () => label,
    labels: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.label])),
    formatValue: (name, value) => {
      const field = fields[name];
      return field ? settingLabel(field, value) : value;
    },
    empty: fieldTexts(key, defaults),
    toValues: ({ values }) => fieldTexts(key, values),
    toInput: (texts) => ({
      values: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, readValue(field, texts[name])]),
      ),
    }),
    draftSchema: groupSchema(key),
    publishSchema: z.unknown(),
    missing: { title: 'Please check the form', text: '' },
    publishText: '',
    deletion: { title: '', text: '' },
    normalises: true,
    saveErrorText,
    create: () => Promise.reject(new Error('Every group of settings exists')),
    async update(id, changes) {
      if (!('values' in changes)) throw new Error('A group of settings is saved whole');
      const { values, version } = changes;
      return toRecord(await read(one.$patch({ ...byId(id), json: { values, version } })));
    },
    remove: () => Promise.reject(new Error('A group of settings can not be deleted')),
    revisions: mapRevisions(createRevisions<StoredSettingGroup>('settings'), toRecord),
    Actions: GroupActions,
    Fields: GroupFields,
    Preview: NoPreview,
  };
}

const NoPreview = () => null;

export const OpenedRecord = createContext<GroupRecord | undefined>(undefined);

function GroupFields({ values, errors, set }: FieldsProps<TextValues>) {
  const record = use(OpenedRecord);
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
