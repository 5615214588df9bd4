import { useRef } from 'react';
import { isLocalUrl } from '../../../domain/publishing/local-url.ts';
import { ApiError } from '../../app/api-error.ts';
import { serverFieldErrors } from '../app/calls.ts';
import type { FieldErrors } from '../ui/form-frame.tsx';
import type { EditableRecord, FormConfig } from './editor-config.ts';
import type { TextValues } from './merge.ts';

const timeoutMs = 4000;

/** Answers true where it cannot find out. */
export function pictureLoads(src: string): Promise<boolean> {
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

export function useSaveErrors<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
>(
  config: FormConfig<Full, Values, Input>,
  exists: boolean,
  reject: (errors: FieldErrors<Values>, title: string, text: string) => void,
  saveDraft: () => void,
) {
  return (error: unknown) => {
    const errors = serverFieldErrors(error);
    const title = exists ? 'Update Failed' : 'Creation Failed';
    const sentence = `Failed to ${exists ? 'update' : 'create'} ${config.singular}. Please try again.`;
    const { status, reason } = error instanceof ApiError ? error : {};
    if (status === undefined && !navigator.onLine) {
      saveDraft();
      return reject(
        {},
        'You are offline, your words are kept',
        'Save again once you are back online.',
      );
    }
    if (config.saveErrorText) {
      return reject(errors as FieldErrors<Values>, title, config.saveErrorText(error, exists));
    }
    if (status === 409 && reason) {
      errors.slug = reason;
      return reject(errors as FieldErrors<Values>, title, `${reason}. Choose another slug.`);
    }
    const [fault] = Object.values(errors);
    if (status === 400 && fault) return reject(errors as FieldErrors<Values>, title, fault);
    const deleted =
      status === 404 ? ' It was deleted in another place: restore it from the bin first.' : '';
    reject(errors as FieldErrors<Values>, title, sentence + deleted);
  };
}

const imageSource = /<img\b[^>]*\ssrc="([^"]+)"|\sdata-poster="([^"]+)"/g;

function usedPictures(values: TextValues, pictureFields: readonly string[]) {
  return Object.entries(values).flatMap(([field, value]) => {
    if (pictureFields.includes(field)) return value?.trim() ? [{ field, src: value.trim() }] : [];
    const sources = [...(value ?? '').matchAll(imageSource)].map(
      ([, image, poster = '']) => image ?? poster,
    );
    return sources.map((src) => ({ field, src: src.replaceAll('&amp;', '&') }));
  });
}

/** Rejects the first attempt to publish with a picture that does not load; a second attempt passes. */
export function usePictureCheck<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
>(
  { pictureFields = [], Actions }: FormConfig<Full, Values, Input>,
  reject: (errors: FieldErrors<Values>, title: string, text: string) => void,
) {
  const accepted = useRef(new Set<string>());
  return async (values: Values, published: boolean) => {
    const pictures = usedPictures(values, pictureFields);
    const loads = await Promise.all(pictures.map(({ src }) => pictureLoads(src)));
    const broken = pictures.filter(({ src }, at) => !loads[at] && !accepted.current.has(src));
    if (broken.length === 0) return false;
    if (published) {
      const errors: Record<string, string> = {};
      for (const { field, src } of broken) {
        accepted.current.add(src);
        errors[field] = pictureFields.includes(field) ? brokenPicture : `${brokenPicture} ${src}`;
      }
      reject(
        errors as FieldErrors<Values>,
        'Picture Not Found',
        `${Object.values(errors)[0]} ${Actions ? 'Save again to save it' : 'Publish again to publish it'} all the same.`,
      );
    }
    return true;
  };
}
