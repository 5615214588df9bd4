import { useRef } from 'react';
import { ApiError } from '../../api-error.ts';
import { serverFieldErrors } from '../calls.ts';
import type { FieldErrors } from '../ui/form-errors.ts';
import { pictureLoads } from '../ui/picture-loads.ts';
import type { EditableRecord, FormConfig } from './editor-config.ts';
import type { TextValues } from './merge.ts';

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
    const deleted =
      status === 404 ? ' It was deleted in another place: restore it from the bin first.' : '';
    reject(errors as FieldErrors<Values>, title, sentence + deleted);
  };
}

/** Rejects the first attempt to publish with a picture that does not load; a second attempt passes. */
export function usePictureCheck<
  Full extends EditableRecord,
  Values extends TextValues,
  Input extends object,
>(
  { pictureField }: FormConfig<Full, Values, Input>,
  reject: (errors: FieldErrors<Values>, title: string, text: string) => void,
) {
  const accepted = useRef<string>(undefined);
  return async (values: Values, published: boolean) => {
    const src = pictureField ? (values[pictureField] ?? '').trim() : '';
    if (!pictureField || src === accepted.current || (await pictureLoads(src))) return false;
    if (published) {
      accepted.current = src;
      reject(
        { [pictureField]: brokenPicture } as FieldErrors<Values>,
        'Picture Not Found',
        `${brokenPicture} Publish again to publish it all the same.`,
      );
    }
    return true;
  };
}
