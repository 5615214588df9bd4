export const maxUploadBytes = 25 * 1024 * 1024;
/** File types offered in the file dialog. iPhones convert HEIC photographs to JPEG for it. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const tooManyBytes =
  'This picture is larger than 25 MB. Save it smaller or as JPEG, and upload it again.';
