import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { RevisionSummary } from '../../../contract/history/history.ts';
import type { ResourceWith } from '../../../contract/resources.ts';
import type { FieldErrors } from '../ui/form-frame.tsx';
import type { TextValues } from './merge.ts';

export type EditedResource = ResourceWith<'bin'>;

export interface ListedRecord {
  id: number;
  published: boolean;
  category: string;
  featured?: boolean;
  publishAt?: string | null | undefined;
  updatedAt: string;
}

export interface EditableRecord extends ListedRecord {
  version: number;
}

export interface FieldsProps<Values> {
  values: Values;
  errors: FieldErrors<Values>;
  set: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  /** Changes when the values were replaced from outside: the key of a rich-text editor. */
  resetKey: number;
}

export interface ActionsProps {
  exists: boolean;
  pending: boolean;
  status: ReactNode;
  onCancel: () => void;
  /** Keeps a record that is not created yet; undefined where drafts are records themselves. */
  onKeepDraft: (() => void) | undefined;
  history: ReactNode;
}

export interface Revisions<Full> {
  list: (id: number) => Promise<RevisionSummary[]>;
  find: (id: number, revision: number) => Promise<Full>;
}

/** The framework wants a publishable record; this one is public from its first save. */
export type PublicRecord<Stored> = Stored & { published: true; category: string };

export interface PreviewProps<Values, Full = { id: number; updatedAt: string }> {
  values: Values;
  /** Undefined for a new record. */
  record: Full | undefined;
  dirty: boolean;
}

export interface EditorConfig<
  Full extends EditableRecord & Listed,
  Values extends TextValues,
  Input extends object,
  Listed extends ListedRecord = Full,
> {
  /** Names the queries, the local drafts and the working copies too. */
  resource: EditedResource;
  /** Toasts say '{label} Created'. */
  label: string;
  /** Messages say 'Failed to create {singular}.' */
  singular: string;
  newTitle: string;
  getTitle: (record: Listed) => string;
  publicPath?: (record: Listed) => string;
  labels: Record<keyof Values, string>;
  /** Formats a value for comparison with another version, where it differs from the stored text. */
  formatValue?: (field: string, value: string) => string;
  empty: Values;
  toValues: (record: Full) => Values;
  toInput: (values: Values) => Input;
  /** Derives fields from another field while a new record is written, e.g. the slug from the title. */
  derive?: (values: Values, before: Values) => Values;
  /** Text on when a draft with these values goes public; undefined where no time is set. */
  describePlan?: (values: Values) => string | undefined;
  /** Schemas of the contract: the server validates with the same. */
  draftSchema: z.ZodType;
  publishSchema: z.ZodType;
  /** The fields that hold the address of a picture. */
  pictureFields?: readonly (keyof Values & string)[];
  missing: { title: string; text: string };
  publishText: string;
  deletion: { title: string; text: string };
  list: () => Promise<Listed[]>;
  open: (id: number) => Promise<Full>;
  create: (input: Input & { published: boolean }) => Promise<Full>;
  /** With a version, the server rejects the update if that is no longer the current one. */
  update: (
    id: number,
    changes: (Input & { published: boolean; version: number }) | { published: boolean },
  ) => Promise<Full>;
  feature?: (id: number, featured: boolean) => Promise<Full>;
  /** Note for the toast when many records are featured, e.g. that the home page shows fewer. */
  featuredNote?: (count: number) => string | undefined;
  /** The server changes how values are written, so the form shows them as they were saved. */
  normalises?: true;
  /** A record is public from its first save: drafts of new ones are stored separately. */
  keepsDrafts?: true;
  savedText?: (record: Full) => string;
  saveErrorText?: (error: unknown, exists: boolean) => string;
  remove: (id: number) => Promise<unknown>;
  revisions?: Revisions<Full>;
  /** The bar below the form, where it is not the one of publishable records. */
  Actions?: ComponentType<ActionsProps>;
  Fields: ComponentType<FieldsProps<Values>>;
  After?: ComponentType<{ record: Full; dirty: boolean }>;
  Preview: ComponentType<PreviewProps<Values, Full>>;
}

export type FormConfig<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
> = Omit<EditorConfig<Full, Values, Input>, 'list' | 'open'>;

export type AnyInputConfig<
  Full extends EditableRecord,
  Values extends TextValues,
  // biome-ignore lint/suspicious/noExplicitAny: the input is only sent, never read
> = FormConfig<Full, Values, any>;
