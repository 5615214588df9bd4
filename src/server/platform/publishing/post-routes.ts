import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { slugParams } from '../../../contract/common.ts';
import { postListQuery } from '../../../contract/publishing.ts';
import { resources } from '../../../contract/resources.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';
import { signInFirst } from '../auth/session.ts';
import { cacheTagHeaders } from '../http/cache-tags.ts';
import type { Asked, Services } from '../http/context.ts';
import { errors, json, nextPage } from '../http/openapi.ts';
import type { ListOptions, Shown } from './post-queries.ts';

export function postRoutes<Post extends z.ZodType, Listed extends z.ZodType>(
  resource: 'articles' | 'reviews',
  shapes: { record: Post; listed: Listed },
) {
  const tags = [resources[resource].plural];
  return {
    list: createRoute({
      method: 'get',
      path: '/',
      tags,
      summary: `Published ${resource}, newest first; with ?admin=true drafts too`,
      request: { query: postListQuery },
      responses: { 200: json(z.array(shapes.listed)), ...errors(400, 401) },
    }),
    bySlug: createRoute({
      method: 'get',
      path: '/slug/{slug}',
      tags,
      summary: `The published ${resources[resource].label.toLowerCase()} of a slug`,
      request: { params: slugParams },
      responses: { 200: json(shapes.record), ...errors(404) },
    }),
  };
}

export function postHandlers<Post extends object, Listed extends object>(
  services: Services,
  list: (services: Services, options: ListOptions) => Promise<ListPage<Listed>>,
  findBySlug: (services: Services, slug: string) => Promise<Shown<Post>>,
) {
  return {
    async list<Path extends string>(
      context: Asked<Path, { query: z.output<typeof postListQuery> }>,
    ) {
      const { admin, fields, ...part } = context.req.valid('query');
      const drafts = admin === 'true';
      if (drafts && !context.get('isAdmin')) throw signInFirst(context);
      const page = await list(services, { drafts, summary: fields === 'summary', ...part });
      return context.json(page.items, 200, nextPage(context.req, page));
    },
    async bySlug<Path extends string>(context: Asked<Path, { param: { slug: string } }>) {
      const { post, shows } = await findBySlug(services, context.req.valid('param').slug);
      return context.json(post, 200, cacheTagHeaders(shows));
    },
  };
}
