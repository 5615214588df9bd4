import type { z } from 'zod';
import { resources } from '../../../contract/resources.ts';
import { isLocalUrl } from '../../../domain/publishing/local-url.ts';
import { ApiError } from '../../app/api-error.ts';
import { serverFieldErrors } from '../app/calls.ts';
import type { FieldErrors } from '../ui/form-frame.tsx';
import type { EditableRecord, Editor, Rejection } from './editor.ts';
import type { TextValues } from './merge.ts';

export function fieldErrors<Values>(schema: z.ZodType, values: unknown): FieldErrors<Values> {
  const result = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= issue.message;
  }
  return errors as FieldErrors<Values>;
}

const missingTitle = (resource: keyof typeof resources) =>
  resources[resource].title === 'name' ? 'Missing Name' : 'Missing Title';

/** @returns undefined if the form may be saved */
export function findRejection<Full extends EditableRecord, Values extends TextValues>(
  editor: Editor<Full, Values>,
  values: Values,
  /** `goesPublic` is also true for a scheduled record, which this save does not publish. */
  { published, goesPublic }: { published: boolean; goesPublic: boolean },
): Rejection<Values> | undefined {
  const draft = editor.errors(values, published);
  const publish = (goesPublic && editor.publishErrors?.(values)) || {};
  const errors = { ...draft, ...publish };
  const [draftError] = Object.values<string | undefined>(draft);
  const publishErrors = Object.values<string | undefined>(publish);
  const [publishError = ''] = publishErrors;
  const needed = publishErrors.find((text) => text?.startsWith('Please fill in all required'));
  if (needed) return { errors, title: 'Missing Information', text: needed };
  if (publishError) return { errors, title: 'Not Ready to Publish', text: publishError };
  if (!draftError) return undefined;
  const isMissing = draftError.startsWith('Please provide at least a ');
  const title = isMissing ? missingTitle(editor.resource) : 'Please check the form';
  return { errors, title, text: draftError };
}

/** @returns undefined if the draft has a name or title, which the list of drafts shows */
export function findDraftRejection<Values extends TextValues>(
  resource: keyof typeof resources,
  values: Values,
): Rejection<Values> | undefined {
  const field = resources[resource].title;
  if (values[field]?.trim()) return undefined;
  const text = `Please provide at least a ${field} to save the draft.`;
  const errors = { [field]: text } as FieldErrors<Values>;
  return { errors, title: missingTitle(resource), text };
}

export function saveRejection<Full extends EditableRecord, Values extends TextValues>(
  { singular, publishErrors, saveErrorText }: Editor<Full, Values>,
  error: unknown,
  exists: boolean,
): Rejection<Values> {
  const found = serverFieldErrors(error);
  const { status, reason } = error instanceof ApiError ? error : {};
  if (status === undefined && !navigator.onLine) {
    const text = 'Save again once you are back online.';
    return { errors: {}, title: 'You are offline, your words are kept', text };
  }
  const takenSlug = status === 409 && publishErrors && reason;
  const errors = (takenSlug ? { ...found, slug: reason } : found) as FieldErrors<Values>;
  const title = exists ? 'Update Failed' : 'Creation Failed';
  const sentence = `Failed to ${exists ? 'update' : 'create'} ${singular}. Please try again.`;
  const deleted =
    status === 404 ? ' It was deleted in another place: restore it from the bin first.' : '';
  const fault = status === 400 ? Object.values(found)[0] : undefined;
  const own = saveErrorText?.(error, exists) ?? (publishErrors ? fault : reason);
  return {
    errors,
    title,
    text: takenSlug ? `${reason}. Choose another slug.` : (own ?? sentence + deleted),
  };
}

const timeoutMs = 4000;

/** @returns whether a picture loads; also true if the result is unknown */
function pictureLoads(src: string): Promise<boolean> {
  if (!src || isLocalUrl(src) || !navigator.onLine) return Promise.resolve(true);
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(() => resolve(true), timeoutMs);
    image.src = src;
  });
}

const brokenPicture = 'This picture could not be loaded. Check its address.';
const imageSource = /<img\b[^>]*\ssrc="([^"]+)"|\sdata-poster="([^"]+)"/g;

function usedPictures(values: TextValues, pictureFields: readonly string[]) {
  return Object.entries(values).flatMap(([field, value]) => {
    if (pictureFields.includes(field)) return value.trim() ? [{ field, src: value.trim() }] : [];
    const sources = [...value.matchAll(imageSource)].map(
      ([, image, poster = '']) => image ?? poster,
    );
    return sources.map((src) => ({ field, src: src.replaceAll('&amp;', '&') }));
  });
}

/** @param accepted sources that an earlier attempt reported, which no longer stop the save */
export async function findBrokenPictures<Full extends EditableRecord, Values extends TextValues>(
  { pictureFields = [] }: Editor<Full, Values>,
  values: Values,
  accepted: ReadonlySet<string>,
): Promise<{ sources: string[]; errors: FieldErrors<Values> } | undefined> {
  const pictures = usedPictures(values, pictureFields);
  const loads = await Promise.all(pictures.map(({ src }) => pictureLoads(src)));
  const broken = pictures.filter(({ src }, at) => !loads[at] && !accepted.has(src));
  if (broken.length === 0) return undefined;
  const errors = broken.map(({ field, src }) => [
    field,
    pictureFields.includes(field) ? brokenPicture : `${brokenPicture} ${src}`,
  ]);
  return { sources: broken.map(({ src }) => src), errors: Object.fromEntries(errors) };
}
