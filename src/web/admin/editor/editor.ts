import type { ComponentType } from 'react';
import type { Fields } from '../../../contract/fields/field.ts';
import { type ResourceWith, resources } from '../../../contract/resources.ts';
import type { FieldErrors } from '../ui/form-frame.tsx';
import type { TextValues } from './merge.ts';

export type EditedResource = ResourceWith<'bin'>;

export interface ListedRecord {
  id: number;
  title?: string;
  name?: string;
  slug?: string;
  category?: string;
  region?: string;
  /** Absent if a record is public from its first save. */
  published?: boolean;
  featured?: boolean;
  publishAt?: string | null | undefined;
  updatedAt?: string | null;
}

export interface EditableRecord extends ListedRecord {
  version: number;
}

export const recordTitle = (resource: EditedResource, record: ListedRecord) =>
  record[resources[resource].title] ?? '';

export const isPublic = ({ published = true }: ListedRecord) => published;

/** The reason why a form is not saved. */
export interface Rejection<Values> {
  errors: FieldErrors<Values>;
  title: string;
  text: string;
}

export interface FieldsProps<Values> {
  values: Values;
  errors: FieldErrors<Values>;
  set: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  /** Key of a rich-text editor, which changes when the form replaces the values. */
  resetKey: number;
  /** The declarations of the editor's fields. */
  fields: Fields;
}

export interface AfterProps<Full, Values> {
  values: Values;
  /** Undefined for a new record. */
  record: Full | undefined;
  dirty: boolean;
}

export interface Editor<Full extends EditableRecord, Values extends TextValues> {
  /** The resource, also used as the key of queries and working copies. */
  resource: EditedResource;
  /** Toasts say '{label} Created'. */
  label: string;
  /** Messages say 'Failed to create {singular}.' */
  singular: string;
  labels: Record<keyof Values, string>;
  empty: Values;
  toValues: (record: Full) => Values;
  /** Declarations of the fields, for components that show them. */
  fields?: Fields;
  /** Names of the fields that contain the address of a picture. */
  pictureFields?: readonly string[];
  /** Errors of any save, found with the server's schema. */
  errors: (values: Values, published: boolean) => FieldErrors<Values>;
  /** Further errors of a publication. If absent, a record is public from its first save. */
  publishErrors?: (values: Values) => FieldErrors<Values>;
  /** A warning shown once before a save; a second attempt saves. */
  findDoubt?: (values: Values, from: Full | undefined) => Promise<Rejection<Values> | undefined>;
  /** Absent if the screen has its own list. */
  list?: () => Promise<ListedRecord[]>;
  open: (id: number) => Promise<Full>;
  /** Sends the version of `from`; the server rejects the save if a newer version exists. */
  save: (values: Values, published: boolean, from: Full | undefined) => Promise<Full>;
  publish?: (id: number, published: boolean) => Promise<Full>;
  feature?: (id: number, featured: boolean) => Promise<Full>;
  remove: (id: number) => Promise<unknown>;
  Fields: ComponentType<FieldsProps<Values> & { record: Full | undefined }>;
  /** Shows the fields of `detailFields` beside the text of the record or in a dialog. */
  Details?: ComponentType<FieldsProps<Values>>;
  detailFields?: readonly string[];
  /** Shows previews and further parts of the record below the form. */
  After?: ComponentType<AfterProps<Full, Values>>;
  publicPath?: (slug: string) => string;
  /** Formats a value for comparison with another version. */
  formatValue?: (field: string, value: string) => string;
  /** Derives fields of a new record from other fields, e.g. the slug from the title. */
  derive?: (values: Values, before: Values) => Values;
  /** Describes when a draft with these values is published; undefined if no time is set. */
  describePlan?: (values: Values) => string | undefined;
  /** Note for the toast when many records are featured, e.g. that the home page shows fewer. */
  featuredNote?: (count: number) => string | undefined;
  /** The server normalises values, so the form shows them as saved. */
  normalises?: true;
  /** The form of a new record has the button “Save as Draft”. */
  keepsDrafts?: true;
  savedText?: (record: Full) => string;
  saveErrorText?: (error: unknown, exists: boolean) => string;
}
