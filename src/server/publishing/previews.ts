import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import { paths } from '../../contract/paths.ts';
import {
  type Previewed,
  type PreviewedNoun,
  previewed,
  previewLink,
  previewParams,
  previewQuery,
  previewRequest,
} from '../../contract/previews.ts';
import { findArticle } from '../articles/routes.ts';
import { adminOnly } from '../auth/session.ts';
import { createRouter, type Services } from '../http/context.ts';
import { forbidden, gone } from '../http/errors.ts';
import { adminErrors, adminSecurity, errors, json, jsonBody } from '../http/openapi.ts';
import { findReview } from '../reviews/routes.ts';

const days = 7;
const keyName = 'preview links';

/** The key that signs preview links: made once, kept in the database, the same on every instance. */
async function signingKey({ database }: Pick<Services, 'database'>): Promise<string> {
  const find = () =>
    database.selectFrom('secrets').select('value').where('name', '=', keyName).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await database
    .insertInto('secrets')
    .values({ name: keyName, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error('The database kept no signing key');
  return made.value;
}

interface Target {
  resource: PreviewedNoun;
  id: number;
  /** Unix time, s. */
  expires: number;
}

const sign = (key: string, { resource, id, expires }: Target) =>
  createHmac('sha256', key).update(`${resource}/${id}/${expires}`).digest('base64url');

const expiryOf = ({ expires }: Target) => new Date(expires * 1000).toISOString();

/** A path that shows a draft to whoever has it, for a week. @throws 404 where there is no such thing */
async function createPreviewLink(services: Services, resource: PreviewedNoun, id: number) {
  await (resource === 'articles' ? findArticle(services, id) : findReview(services, id));
  const expires = Math.floor(services.clock().getTime() / 1000) + days * 86_400;
  const target = { resource, id, expires };
  const signature = sign(await signingKey(services), target);
  return {
    path: `${paths.preview(resource, id)}?expires=${expires}&signature=${signature}`,
    expiresAt: expiryOf(target),
  };
}

/** What a preview link opens. @throws 403 where its signature is wrong, 410 where it has expired, 404 */
async function openPreview(
  services: Services,
  target: Target,
  signature: string,
): Promise<Previewed> {
  const wanted = Buffer.from(sign(await signingKey(services), target));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) {
    throw forbidden('This preview link is not valid. Ask for a new one.');
  }
  if (target.expires * 1000 <= services.clock().getTime()) {
    throw gone('This preview link has expired. Ask for a new one.');
  }
  const { resource, id } = target;
  const expiresAt = expiryOf(target);
  return resource === 'articles'
    ? { resource, expiresAt, article: await findArticle(services, id) }
    : { resource, expiresAt, review: await findReview(services, id) };
}

const tags = ['Previews'];

/** The routes of /api/previews. */
export function previewRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        summary: 'Makes a link that shows an article or review, draft or not, for a week',
        security: adminSecurity,
        middleware: adminOnly,
        request: { body: jsonBody(previewRequest) },
        responses: { 201: json(previewLink, 'Created'), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        const { resource, id } = context.req.valid('json');
        return context.json(await createPreviewLink(services, resource, id), 201);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{resource}/{id}',
        tags,
        summary: 'What a preview link shows; the signature is all that is asked for',
        request: { params: previewParams, query: previewQuery },
        responses: { 200: json(previewed), ...errors(400, 403, 404, 410) },
      }),
      async (context) => {
        const { expires, signature } = context.req.valid('query');
        const target = { ...context.req.valid('param'), expires };
        const answer = await openPreview(services, target, signature);
        return context.json(answer, 200, { 'Cache-Control': 'private, no-store' });
      },
    );
}
