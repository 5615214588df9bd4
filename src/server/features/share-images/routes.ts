import type { Context } from 'hono';
import { paths, recordPaths } from '../../../contract/paths.ts';
import { resourcesWith } from '../../../contract/resources.ts';
import type { ReadSection } from '../../platform/drawing/section-svg.ts';
import { type AppEnv, createRouter, type Services } from '../../platform/http/context.ts';
import type { SharedDrawings } from '../../platform/http/drawn-files.ts';
import type { HeavyWork } from '../../platform/http/heavy-work.ts';
import type { MediaStore } from '../../platform/media/store.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { pageCard, pagesWithCards, recordCards, regionCard } from './cards.ts';
import type { ShareCard } from './draw.ts';
import { createShareStore, drawWith } from './store.ts';

export function shareImageRoutes(
  services: Services,
  library: MediaStore,
  settings: Settings,
  heavyWork: HeavyWork,
  shared: SharedDrawings,
  readSection: ReadSection,
) {
  const store = createShareStore(drawWith(library), heavyWork, shared);

  async function send(context: Context<AppEnv>, card: ShareCard) {
    // Other sites embed share images.
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const etag = `"${store.fileKey(card)}"`;
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=3600' };
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers);
    const picture = await store.readFile(card, () =>
      heavyWork.consumeQuota(context.get('address')),
    );
    return context.body(new Uint8Array(picture), 200, { ...headers, 'Content-Type': 'image/jpeg' });
  }

  const router = createRouter();
  for (const path of pagesWithCards) {
    router.get(paths.share(path), async (context) => {
      const { pages } = (await settings.values())['page-heads'];
      const chosen = pages.find(({ page }) => page === path)?.picture;
      return send(context, pageCard(path, chosen));
    });
  }
  const fileKey = (context: Context<AppEnv>) =>
    (context.req.param('file') ?? '').replace(/[.]jpg$/, '');
  router.get(paths.share(paths.region(':file{.+[.]jpg}'), ''), (context) =>
    send(context, regionCard(fileKey(context))),
  );
  for (const resource of resourcesWith('pages')) {
    router.get(paths.share(recordPaths[resource](':file{[^/]+[.]jpg}'), ''), async (context) => {
      const card = await recordCards[resource]({ ...services, readSection }, fileKey(context));
      return send(context, card);
    });
  }
  return router;
}
