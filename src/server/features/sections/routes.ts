import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { siteSection } from '../../../contract/dive-sites/dive-sites.ts';
import type { SectionShape } from '../../../domain/section/layout.ts';
import { cacheTag, showsOwn } from '../../platform/http/cache-tags.ts';
import { type AppEnv, createRouter, type Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import { readSectionFacts } from './read.ts';

const tags = ['Dive sites'];
/** Its animals have the names of species. */
const middleware = [cacheTag('species'), showsOwn('dive-sites')];
/** Opened by itself the file has its own colours of the night, and nothing that runs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const drawing = (path: `/{id}/section${'' | '-tall' | '-card'}.svg`, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary,
    middleware,
    request: { params: idParams },
    responses: {
      200: { description: 'OK', content: { 'image/svg+xml': { schema: z.string() } } },
      ...errors(400, 404),
    },
  });

export function sectionRoutes(services: Services) {
  async function send(context: Context<AppEnv>, id: number, shape: SectionShape) {
    const facts = await readSectionFacts(services, id);
    if (!facts) throw notFound('The depth of this site is not known, so it has no section.');
    const { sectionSvg } = await import('../../platform/drawing/section-svg.ts');
    return context.body(sectionSvg(facts, shape, { night: true }), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': policy,
    });
  }

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/section',
        tags,
        summary: 'What the section of a site shows, in words',
        middleware,
        request: { params: idParams },
        responses: { 200: json(siteSection), ...errors(400, 404) },
      }),
      async (context) => {
        const facts = await readSectionFacts(services, context.req.valid('param').id);
        const words = facts
          ? (await import('../../platform/drawing/section-svg.ts')).sectionText(facts)
          : null;
        return context.json({ words }, 200);
      },
    )
    .openapi(drawing('/{id}/section.svg', 'The section of a site, 660 by 372'), (context) =>
      send(context, context.req.valid('param').id, 'wide'),
    )
    .openapi(
      drawing('/{id}/section-tall.svg', 'The section of a site for a phone, 360 by 336'),
      (context) => send(context, context.req.valid('param').id, 'tall'),
    )
    .openapi(
      drawing('/{id}/section-card.svg', 'The section of a site as its picture, 360 by 240'),
      (context) => send(context, context.req.valid('param').id, 'card'),
    );
}
