import { createHmac, randomBytes } from 'node:crypto';
import { paths, recordPaths } from '../../../contract/paths.ts';
import type { Previewed, PreviewedResource } from '../../../contract/previews.ts';
import { isSameSecret, sharedSecret } from '../../platform/auth/secrets.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { forbidden, gone } from '../../platform/http/errors.ts';
import { readerHtml } from '../../platform/publishing/reader-html.ts';
import { findArticle } from '../../resources/articles/queries.ts';
import { findPage } from '../../resources/pages/queries.ts';
import { findReview } from '../../resources/reviews/queries.ts';
import { findLinkIds, findOrCreateLink } from './links.ts';

const lifetimeSeconds = 7 * 86_400;

const asRead = async <Post extends { content: string; slug: string }>(
  services: DatabaseReader,
  resource: PreviewedResource,
  post: Post,
) => ({
  ...post,
  content: (await readerHtml(services, post.content, recordPaths[resource](post.slug))).content,
});

/** A post with its scheduled time as publication time, unless it has one already. */
const onItsDay = <Post extends { publishedAt: string | null; publishAt?: string | null }>(
  post: Post,
): Post => ({ ...post, publishedAt: post.publishedAt ?? post.publishAt ?? null });

/** @throws 404 */
async function readPreviewed(
  services: DatabaseReader,
  { resource, id }: Pick<Target, 'resource' | 'id'>,
  expiresAt: string,
): Promise<Previewed> {
  if (resource === 'articles') {
    const article = onItsDay(await findArticle(services, id));
    return { resource, expiresAt, article: await asRead(services, resource, article) };
  }
  if (resource === 'reviews') {
    const review = onItsDay(await findReview(services, id));
    return { resource, expiresAt, review: await asRead(services, resource, review) };
  }
  const page = await findPage(services, id);
  return { resource, expiresAt, page: await asRead(services, resource, page) };
}

const signingKey = (services: DatabaseReader) =>
  sharedSecret(services, 'preview links', () => randomBytes(32).toString('base64url'));

interface Target {
  resource: PreviewedResource;
  id: number;
  /** Unix time in seconds. */
  expires: number;
}

/** Signs also the link's ID, so that a revoked link stays invalid if a new link has its expiry. */
const sign = (key: string, { resource, id, expires }: Target, link: number) =>
  createHmac('sha256', key).update(`${resource}/${id}/${expires}/${link}`).digest('base64url');

const expiryTime = ({ expires }: Pick<Target, 'expires'>) => new Date(expires * 1000).toISOString();

/** Returns a link that shows a record to anyone for up to a week. @throws 404 */
export async function createPreviewLink(
  services: DatabaseReader & Pick<Services, 'clock'>,
  resource: PreviewedResource,
  id: number,
) {
  const asked = Math.floor(services.clock().getTime() / 1000) + lifetimeSeconds;
  const latest = expiryTime({ expires: asked });
  await readPreviewed(services, { resource, id }, latest);
  const link = await findOrCreateLink(services, { resource, recordId: id, expiresAt: latest });
  const { expiresAt } = link;
  const expires = Date.parse(expiresAt) / 1000;
  const signature = sign(await signingKey(services), { resource, id, expires }, link.id);
  return {
    path: `${paths.preview(resource, id)}?expires=${expires}&signature=${signature}`,
    expiresAt,
  };
}

/**
 * The content behind a preview link.
 * @throws 403 for a revoked link or wrong signature, 404 for a deleted record, 410 after expiry
 */
export async function openPreview(
  services: DatabaseReader & Pick<Services, 'clock'>,
  target: Target,
  signature: string,
): Promise<Previewed> {
  const { resource, id } = target;
  const invalid = () => forbidden('This preview link is not valid. Ask for a new one.');
  // A truncated link has no time.
  if (!signature || !target.expires) throw invalid();
  if (target.expires * 1000 <= services.clock().getTime()) {
    throw gone('This preview link has expired. Ask for a new one.');
  }
  const expiresAt = expiryTime(target);
  const key = await signingKey(services);
  const links = await findLinkIds(services, { resource, recordId: id, expiresAt });
  if (!links.some((link) => isSameSecret(sign(key, target, link), signature))) {
    throw invalid();
  }
  return readPreviewed(services, target, expiresAt);
}
