import { z } from 'zod';
import { slugParams } from '../../../contract/common.ts';
import { postListQuery } from '../../../contract/publishing.ts';
import { resources } from '../../../contract/resources.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';
import { signInFirst } from '../auth/session.ts';
import { endpoint } from '../endpoints/endpoints.ts';
import { cacheTagHeaders } from '../http/cache-tags.ts';
import type { Services } from '../http/context.ts';
import { nextPage } from '../http/openapi.ts';
import type { ListOptions, Shown } from './post-queries.ts';

/** Public endpoints that list posts and find one by its slug. */
export function postEndpoints<Post extends z.ZodType, Listed extends z.ZodType>(
  services: Services,
  resource: 'articles' | 'reviews' | 'pages',
  shapes: { record: Post; listed: Listed },
  list: (services: Services, options: ListOptions) => Promise<ListPage<z.output<Listed>>>,
  findBySlug: (services: Services, slug: string) => Promise<Shown<z.output<Post> & object>>,
) {
  return {
    list: endpoint({
      summary: `Published ${resource}, newest first; with ?admin=true drafts too`,
      query: postListQuery,
      answer: z.array(shapes.listed),
      errors: [401],
      handle: async ({ query: { admin, fields, ...part }, context }) => {
        const drafts = admin === 'true';
        if (drafts && !context.get('isAdmin')) throw signInFirst(context);
        const page = await list(services, { drafts, summary: fields === 'summary', ...part });
        return context.json(page.items, 200, nextPage(context.req, page));
      },
    }),
    bySlug: endpoint({
      summary: `The published ${resources[resource].label.toLowerCase()} of a slug`,
      params: slugParams,
      answer: shapes.record,
      withoutErrors: [400],
      handle: async ({ params, context }) => {
        const { post, shows } = await findBySlug(services, params.slug);
        return context.json(post, 200, cacheTagHeaders(shows));
      },
    }),
  };
}
