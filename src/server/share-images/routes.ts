import type { Context } from 'hono';
import { paths } from '../../contract/paths.ts';
import { type AppEnv, createRouter, type Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { articleCard, diveSiteCard, listPageCards, reviewCard } from './cards.ts';
import type { ShareCard } from './draw.ts';
import { createShareStore } from './store.ts';

const missing = () => notFound('There is no such picture');

/** The name of a picture's file without its ending. */
const nameOf = (file = '') => file.replace(/[.]jpg$/, '');

/** The id of a dive site's picture. @throws 404 where it is no id */
function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw missing();
  return Number(text);
}

/** /share/…, the pictures that go along with a link: one for every article, review, dive site and standing page. */
export function shareImageRoutes(services: Services, store = createShareStore()) {
  async function send(context: Context<AppEnv>, card: ShareCard) {
    const etag = `"${store.keyOf(card)}"`;
    context.header('ETag', etag);
    context.header('Cache-Control', 'public, max-age=3600');
    // Other sites show it: that is what it is for.
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304);
    const picture = await store.pictureOf(card);
    context.header('Content-Type', 'image/jpeg');
    return context.body(new Uint8Array(picture));
  }

  const router = createRouter();
  for (const { path, card } of listPageCards()) {
    router.get(paths.share(path), (context) => send(context, card));
  }
  return router
    .get(paths.share(paths.article(':slug{.+[.]jpg}'), ''), async (context) =>
      send(context, await articleCard(services, nameOf(context.req.param('slug')))),
    )
    .get(paths.share(paths.review(':slug{.+[.]jpg}'), ''), async (context) =>
      send(context, await reviewCard(services, nameOf(context.req.param('slug')))),
    )
    .get(paths.share(paths.diveSite(':id{.+[.]jpg}'), ''), async (context) =>
      send(context, await diveSiteCard(services, idOf(nameOf(context.req.param('id'))))),
    );
}
