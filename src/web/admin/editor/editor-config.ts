import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { RevisionSummary } from '../../../contract/history.ts';
import type { Texts } from './merge.ts';

/** What a list holds of every publishable thing. */
export interface ListedRecord {
  id: number;
  published: boolean;
  category: string;
  featured?: boolean;
  updatedAt: string;
}

/** What every publishable thing has. */
export interface EditableRecord extends ListedRecord {
  version: number;
}

export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** What the fields of a form are given. */
export interface FieldsProps<Values> {
  values: Values;
  errors: FieldErrors<Values>;
  set: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  /** Grows when the values were replaced from outside, so that a rich editor starts anew. */
  serial: number;
}

/** The calls to the earlier versions of a thing. */
export interface Revisions<Entry> {
  list: (id: number) => Promise<RevisionSummary[]>;
  find: (id: number, revision: number) => Promise<Entry>;
  restore: (id: number, revision: number) => Promise<Entry>;
}

/** What the part that shows how a thing will look is given. */
export interface PreviewProps<Values> {
  values: Values;
  /** What is saved; undefined for a new one. */
  entry: { id: number; updatedAt: string } | undefined;
  dirty: boolean;
}

/** All that differs between the desks of articles, reviews and products. */
export interface Resource<
  Entry extends EditableRecord & Listed,
  Values extends Texts,
  Input extends object,
  Listed extends ListedRecord = Entry,
> {
  /** Names the queries and the local drafts, e.g. 'articles'. */
  name: string;
  /** Toasts say '{label} Created'. */
  label: string;
  /** Messages say 'Failed to create {thing}.' */
  thing: string;
  /** Above the form of a new one. */
  newTitle: string;
  titleOf: (entry: Listed) => string;
  /** The public address of a published one, where it has a page. */
  pageOf?: (entry: Listed) => string;
  /** The name of each field. */
  labels: Record<keyof Values, string>;
  empty: Values;
  toValues: (entry: Entry) => Values;
  toInput: (values: Values) => Input;
  /** Follows a change of one field with others, e.g. the slug with the title. */
  follow?: (values: Values, before: Values) => Values;
  /** Shapes of the contract: the server holds the same against them. */
  draftShape: z.ZodType;
  publishableShape: z.ZodType;
  /** Said where not even a draft can be saved, e.g. without a title. */
  missing: { title: string; text: string };
  publishText: string;
  deletion: { title: string; text: string };
  list: () => Promise<Listed[]>;
  /** The whole of what a list holds, as it is now. */
  open: (entry: Listed) => Promise<Entry>;
  create: (input: Input & { published: boolean }) => Promise<Entry>;
  /** With a version, it is refused where that is no longer the present one. */
  update: (
    id: number,
    changes: (Input & { published: boolean; version: number }) | { published: boolean },
  ) => Promise<Entry>;
  /** Features a published one or takes it back, where the resource knows that. */
  feature?: (id: number, featured: boolean) => Promise<Entry>;
  remove: (id: number) => Promise<unknown>;
  /** Where earlier versions are kept. */
  revisions?: Revisions<Entry>;
  Fields: ComponentType<FieldsProps<Values>>;
  /** Shows how it will look, below the fields. */
  Preview: ComponentType<PreviewProps<Values>>;
}

/** What the form of one thing needs to know. */
export type FormConfig<
  Entry extends EditableRecord,
  Values extends Texts,
  Input extends object,
> = Omit<Resource<Entry, Values, Input>, 'list' | 'open'>;

/** The first error of each field by a shape of the contract. */
export function fieldErrorsOf<Values>(shape: z.ZodType, values: unknown): FieldErrors<Values> {
  const result = shape.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= issue.message;
  }
  return errors as FieldErrors<Values>;
}
