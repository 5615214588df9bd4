import type { z } from 'zod';
import { capitalise } from '../../../domain/text/format.ts';
import { categories } from './categories.ts';
import type { SettingField } from './field.ts';
import { guide, newsletter, returnedMail } from './mail-groups.ts';
import { about, home, learn, legalGroups } from './page-groups.ts';
import { pageHeads, searchEngines, structuredData } from './search-groups.ts';
import { catalogue, forecast, reports, statistics } from './service-groups.ts';
import { brand, contact, identity, navigation, operator, parts, socials } from './site-groups.ts';

interface SettingGroup {
  /** The id of the group's row, history and working copy. No other group may ever use it. */
  id: number;
  label: string;
  help: string;
  fields: Record<string, SettingField>;
}

/** Declares every setting of the admin, in the order of the screen. */
export const settingGroups = {
  identity,
  brand,
  operator,
  contact,
  socials,
  navigation,
  parts,
  categories,
  home,
  about,
  learn,
  ...legalGroups,
  'structured-data': structuredData,
  'page-heads': pageHeads,
  newsletter,
  guide,
  'returned-mail': returnedMail,
  forecast,
  'search-engines': searchEngines,
  statistics,
  catalogue,
  reports,
} as const satisfies Record<string, SettingGroup>;

export type SettingGroupKey = keyof typeof settingGroups;

export type SettingValues = {
  [Key in SettingGroupKey]: {
    -readonly [Field in keyof (typeof settingGroups)[Key]['fields']]: z.output<
      ((typeof settingGroups)[Key]['fields'][Field] & { schema: z.ZodType })['schema']
    >;
  };
};

export const settingGroupKeys = Object.keys(settingGroups) as SettingGroupKey[];

export const groupFields = (key: SettingGroupKey): Record<string, SettingField> =>
  settingGroups[key].fields;

export const groupOfId = (id: number): SettingGroupKey | undefined =>
  settingGroupKeys.find((key) => settingGroups[key].id === id);

export const groupOfAddress = (address: string): SettingGroupKey | undefined =>
  settingGroupKeys.find((key) => key === address) ?? groupOfId(Number(address));

export type FieldValues = Record<string, unknown>;

function fieldErrorMessage(field: SettingField, { path, message }: z.core.$ZodIssue): string {
  const [row, ...inner] = path;
  if (field.type !== 'rows' || typeof row !== 'number') return message;
  const column = field.columns[String(inner[0])];
  const [nested] = inner.slice(1);
  const place =
    column?.type === 'rows' && typeof nested === 'number'
      ? `, ${column.singular} ${nested + 1}`
      : '';
  return `${capitalise(field.singular)} ${row + 1}${place}: ${message}`;
}

/** Validates a group's values: returns the values to store, and error messages for invalid ones. */
export function readSettings(key: SettingGroupKey, input: FieldValues) {
  const fields = groupFields(key);
  const values: FieldValues = {};
  const errors: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(input)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) {
      errors[name] = ['There is no such setting.'];
      continue;
    }
    const result = field.schema.safeParse(value);
    if (result.success) values[name] = result.data;
    else errors[name] = result.error.issues.map((issue) => fieldErrorMessage(field, issue));
  }
  return { values, errors };
}
