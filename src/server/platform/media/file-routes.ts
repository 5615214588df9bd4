import { paths } from '../../../contract/paths.ts';
import { createRouter } from '../http/context.ts';
import { notFound, PublicError } from '../http/errors.ts';
import { fileName } from './pictures.ts';
import type { MediaStore } from './store.ts';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Matches `800.avif`, or the long form in records: `1600x1067-30-60.jpg`. */
const file = /^(\d{1,5})(?:x\d{1,5}(?:-\d{1,3}-\d{1,3})?(?=[.]jpg$))?[.](avif|webp|jpg)$/;

const unreadable = () =>
  new PublicError(
    503,
    'This picture can not be fetched at the moment. Try again in half a minute.',
    {
      headers: { 'Retry-After': '30' },
    },
  );

const missing = () => notFound('There is no such picture');

export function mediaFileRoutes(store: MediaStore) {
  return createRouter().get(`${paths.media}/:key{[a-f0-9]{16}}/:file`, async (context) => {
    const { key, file: asked } = context.req.param();
    const [, width, format = ''] = file.exec(asked) ?? [];
    if (!width) throw missing();
    const name = fileName(key, `${width}.${format}`);
    const etag = `"${key}-${width}-${format}"`;
    const caching = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' };
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, caching);
    const content = await store.read(name).catch((error: unknown) => {
      // The message names the bucket, which visitors must not see.
      if (error instanceof PublicError) throw unreadable();
      throw error;
    });
    if (!content) throw missing();
    return context.body(new Uint8Array(content), 200, {
      ...caching,
      'Content-Type': types[format] ?? 'application/octet-stream',
    });
  });
}
