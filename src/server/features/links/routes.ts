import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { success } from '../../../contract/common.ts';
import { brokenLink, ignoredLink } from '../../../contract/links.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import type { LinkReports } from './reports.ts';

const admin = adminRoute('Links');

export const linkRoutes = (reports: LinkReports) =>
  createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        summary: 'Links of public texts that lead nowhere, on this site and on others',
        ...admin,
        responses: { 200: json(z.array(brokenLink)), ...errors(401) },
      }),
      async (context) => context.json(await reports.list(), 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/ignored',
        summary: 'Keeps a link off the list of broken ones, or puts it back',
        ...admin,
        request: { body: jsonBody(ignoredLink) },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        const { url, ignored } = context.req.valid('json');
        await reports.ignore(url, ignored);
        return context.json({ success: true as const }, 200);
      },
    );
