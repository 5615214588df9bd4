/** Widths of an encoded library picture, in pixels; its own width replaces all larger widths. */
const standardWidths = [400, 800, 1200, 1600];
const maxServedWidth = 1600;
/** Pixels. WebP allows 16,383 pixels, and no screen shows half of that. */
const maxServedHeight = 8000;

export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const centre: FocalPoint = { x: 50, y: 50 };

export interface LibraryPicture {
  key: string;
  width: number;
  height: number;
  focalPoint: FocalPoint;
}

const address =
  /^\/media\/([a-f0-9]{16})\/([1-9]\d{0,4})x([1-9]\d{0,4})(?:-(\d{1,3})-(\d{1,3}))?[.]jpg$/;

/** Matches every address of a picture, whatever its focal point. */
export const pictureAddressPattern = (key: string) =>
  new RegExp(`/media/${key}/\\d+x\\d+(?:-\\d+-\\d+)?[.]jpg`, 'g');

/** The address of a picture in records; it contains everything that a page needs. */
export function libraryAddress({ key, width, height, focalPoint }: LibraryPicture): string {
  const { x, y } = focalPoint;
  const focus = x === centre.x && y === centre.y ? '' : `-${x}-${y}`;
  return `/media/${key}/${width}x${height}${focus}.jpg`;
}

export function readLibraryAddress(src: string): LibraryPicture | undefined {
  const [, key, width, height, x, y] = address.exec(src) ?? [];
  if (!key) return undefined;
  const focalPoint = x && y ? { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) } : centre;
  return { key, width: Number(width), height: Number(height), focalPoint };
}

export function servedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxServedWidth / width, maxServedHeight / height);
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: scaled(width), height: scaled(height) };
}

export const widthsUpTo = (width: number) => [
  ...standardWidths.filter((standard) => standard < width),
  width,
];

export const variantName = (width: number, format: PictureFormat) => `${width}.${format}`;

/** The address of a library picture as WebP, in the smallest size unless `full`. */
export function webpAddress(src: string, { full = false } = {}): string {
  const picture = readLibraryAddress(src);
  if (!picture) return src;
  const { key, width } = picture;
  const [smallest = width] = widthsUpTo(width);
  return `/media/${key}/${variantName(full ? width : smallest, 'webp')}`;
}

export const maxUploadBytes = 25 * 1024 * 1024;
/** File types in the file dialog; iPhones convert HEIC photographs to JPEG for the dialog. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const tooManyBytes =
  'This picture is larger than 25 MB. Save it smaller or as JPEG, and upload it again.';
