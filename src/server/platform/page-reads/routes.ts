import { createRoute } from '@hono/zod-openapi';
import { success } from '../../../contract/common.ts';
import { pageRead } from '../../../contract/page-reads/page-reads.ts';
import { createRouter } from '../http/context.ts';
import { errors, json, jsonBody } from '../http/openapi.ts';
import { mayHaveSession } from '../http/session-cookie.ts';
import type { createPageReads } from './counter.ts';
import { isReportedByPerson } from './readers.ts';

export type PageReads = ReturnType<typeof createPageReads>;

export const pageReadRoutes = (pageReads: Pick<PageReads, 'count'>) =>
  createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/',
      tags: ['Page reads'],
      summary: 'Counts the page of an article, review or guide that a link of the site led to',
      description:
        'Pages that are loaded whole are counted by themselves. The count is a number by page and day; nothing about the reader is stored.',
      request: { body: jsonBody(pageRead) },
      responses: {
        200: json(success, 'Counted, where a person’s browser asked'),
        ...errors(400, 403, 413, 415),
      },
    }),
    async (context) => {
      const header = (name: string) => context.req.header(name);
      if (!mayHaveSession(header('cookie')) && isReportedByPerson({ header })) {
        pageReads.count(context.req.valid('json').path);
      }
      return context.json({ success: true as const }, 200);
    },
  );
