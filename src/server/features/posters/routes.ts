import type { Context } from 'hono';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { drawInChildProcess } from '../../platform/drawing/draw-in-child-process.ts';
import type { ReadSection } from '../../platform/drawing/section-svg.ts';
import { Endpoints, endpoint } from '../../platform/endpoints/endpoints.ts';
import { clientNetwork } from '../../platform/http/client-address.ts';
import type { AppEnv, Services } from '../../platform/http/context.ts';
import { createDrawnFiles, type SharedDrawings } from '../../platform/http/drawn-files.ts';
import type { HeavyWork } from '../../platform/http/heavy-work.ts';
import { limitRequests } from '../../platform/http/rate-limit.ts';
import { findDiveSite } from '../../resources/dive-sites/read.ts';
import { type Poster, toPoster } from './poster.ts';

/** Cache size in bytes, enough for about twelve posters. */
const cacheBytes = 8 * 1024 * 1024;
/** Version of the drawing; increase it when the drawing changes. */
const edition = 4;
/** New drawings that one client network may request within `limitMinutes`. */
const maxDrawings = 20;
const limitMinutes = 15;

type Kind = 'poster' | 'wallpaper';

const kinds = {
  poster: { type: 'application/pdf', ending: 'pdf' },
  wallpaper: { type: 'image/jpeg', ending: 'jpg' },
} as const;

const file = (type: string) => ({
  description: 'OK',
  content: { [type]: { schema: z.string().meta({ format: 'binary' }) } },
});

const draw = ({ kind, poster }: { kind: Kind; poster: Poster }) =>
  kind === 'poster'
    ? drawInChildProcess(import.meta.resolve('./pdf.ts'), 'drawPosterPdf', poster)
    : drawInChildProcess(import.meta.resolve('./wallpaper.ts'), 'drawWallpaper', poster);

export function posterRoutes(
  services: Services,
  heavyWork: HeavyWork,
  shared: SharedDrawings,
  readSection: ReadSection,
) {
  const files = createDrawnFiles(draw, {
    cacheBytes,
    edition: () => [edition],
    heavyWork,
    shared,
  });

  const limit = (address: string) =>
    limitRequests(services, `poster:${clientNetwork(address)}`, {
      most: maxDrawings,
      windowMinutes: limitMinutes,
      message: 'You have taken many posters. Please try again later.',
    });

  async function send(context: Context<AppEnv>, kind: Kind, id: number) {
    const site = await findDiveSite(services, id);
    const section = await readSection(id);
    const subject = { kind, poster: toPoster(site, services.config.siteUrl, section) };
    const key = files.fileKey(subject);
    const etag = `"${key}"`;
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=3600' };
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers);
    const content = await files.readFile(subject, () => limit(context.get('address') ?? ''));
    const { type, ending } = kinds[kind];
    return context.body(new Uint8Array(content), 200, {
      ...headers,
      'Content-Type': type,
      'Content-Disposition': `inline; filename="${site.slug}.${ending}"`,
    });
  }

  const drawing = (kind: Kind, summary: string) =>
    endpoint({
      summary,
      params: idParams,
      responses: { 200: file(kinds[kind].type) },
      errors: [429],
      handle: ({ params, context }) => send(context, kind, params.id),
    });

  return new Endpoints({ tags: ['Dive sites'] })
    .endpoint('get', '/{id}/poster.pdf', drawing('poster', 'The picture of a site as an A3 poster'))
    .endpoint(
      'get',
      '/{id}/wallpaper.jpg',
      drawing('wallpaper', 'The picture of a site for the screen of a phone, 1290 by 2796 pixels'),
    );
}
