import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { paths } from '../../../contract/paths.ts';
import type { Previewed, PreviewedResource } from '../../../contract/previews.ts';
import { sharedSecret } from '../../platform/auth/secrets.ts';
import type { Services } from '../../platform/http/context.ts';
import { forbidden, gone } from '../../platform/http/errors.ts';
import { readerHtml } from '../../platform/publishing/reader-html.ts';
import { findArticle } from '../../resources/articles/queries.ts';
import { findReview } from '../../resources/reviews/queries.ts';

const lifetimeSeconds = 7 * 86_400;

type Reader = Pick<Services, 'database'>;

const asRead = async <Post extends { content: string }>(services: Reader, post: Post) => ({
  ...post,
  content: (await readerHtml(services, post.content)).content,
});

const readers = {
  articles: async (services: Reader, id: number, expiresAt: string) => ({
    resource: 'articles',
    expiresAt,
    article: await asRead(services, await findArticle(services, id)),
  }),
  reviews: async (services: Reader, id: number, expiresAt: string) => ({
    resource: 'reviews',
    expiresAt,
    review: await asRead(services, await findReview(services, id)),
  }),
} satisfies Record<
  PreviewedResource,
  (services: Reader, id: number, expiresAt: string) => Promise<Previewed>
>;

const signingKey = (services: Reader) =>
  sharedSecret(services, 'preview links', () => randomBytes(32).toString('base64url'));

interface Target {
  resource: PreviewedResource;
  id: number;
  /** Unix time, s. */
  expires: number;
}

const sign = (key: string, { resource, id, expires }: Target) =>
  createHmac('sha256', key).update(`${resource}/${id}/${expires}`).digest('base64url');

const expiryTime = ({ expires }: Target) => new Date(expires * 1000).toISOString();

/** A path that shows a draft to whoever has it, for a week. @throws 404 */
export async function createPreviewLink(
  services: Reader & Pick<Services, 'clock'>,
  resource: PreviewedResource,
  id: number,
) {
  const expires = Math.floor(services.clock().getTime() / 1000) + lifetimeSeconds;
  const target = { resource, id, expires };
  const expiresAt = expiryTime(target);
  await readers[resource](services, id, expiresAt);
  const signature = sign(await signingKey(services), target);
  return {
    path: `${paths.preview(resource, id)}?expires=${expires}&signature=${signature}`,
    expiresAt,
  };
}

/** The content behind a preview link. @throws 403 where its signature is wrong, 410 where it has expired, 404 */
export async function openPreview(
  services: Reader & Pick<Services, 'clock'>,
  target: Target,
  signature: string,
): Promise<Previewed> {
  const expected = Buffer.from(sign(await signingKey(services), target));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw forbidden('This preview link is not valid. Ask for a new one.');
  }
  if (target.expires * 1000 <= services.clock().getTime()) {
    throw gone('This preview link has expired. Ask for a new one.');
  }
  return readers[target.resource](services, target.id, expiryTime(target));
}
