import type { z } from 'zod';
import type { FieldErrors } from '../ui/form-frame.tsx';
import type { EditableRecord, FormConfig } from './editor-config.ts';
import type { TextValues } from './merge.ts';

export interface Rejection<Values> {
  errors: FieldErrors<Values>;
  title: string;
  text: string;
}

export function fieldErrors<Values>(schema: z.ZodType, values: unknown): FieldErrors<Values> {
  const result = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= issue.message;
  }
  return errors as FieldErrors<Values>;
}

/** Returns undefined where the form may be saved. */
export function validate<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
>(
  config: FormConfig<Full, Values, Input>,
  values: Values,
  /** A schedule goes public without being published by this save. */
  { published, goesPublic }: { published: boolean; goesPublic: boolean },
): Rejection<Values> | undefined {
  const { draftSchema, publishSchema, missing, publishText } = config;
  const draft = fieldErrors<Values>(draftSchema, { ...config.toInput(values), published });
  const publish = goesPublic ? fieldErrors<Values>(publishSchema, values) : {};
  const errors = { ...draft, ...publish };
  const [draftError] = Object.values(draft);
  const publishErrors = Object.values(publish);
  if (publishErrors.includes(publishText)) {
    return { errors, title: 'Missing Information', text: publishText };
  }
  if (publishErrors.length > 0) {
    return { errors, title: 'Not Ready to Publish', text: String(publishErrors[0]) };
  }
  if (draftError === missing.text) return { errors, ...missing };
  if (draftError) return { errors, title: 'Please check the form', text: String(draftError) };
  return undefined;
}
