import { createRoute } from '@hono/zod-openapi';
import { overview } from '../../../contract/overview.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { errors, json } from '../../platform/http/openapi.ts';
import type { PageReads } from '../../platform/page-reads/routes.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { readOverview } from './queries.ts';

export const overviewRoutes = (
  services: Services,
  settings: Settings,
  pageReads: Pick<PageReads, 'flush'>,
) =>
  createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/overview',
      ...adminRoute('Admin'),
      summary: 'What waits for the owner: drafts, the schedule, messages, failed mail, backups',
      responses: { 200: json(overview), ...errors(401) },
    }),
    async (context) => {
      // The owner sees what was read a moment ago, also while the database takes no writes.
      await pageReads.flush().catch(() => undefined);
      return context.json(await readOverview(services, settings), 200);
    },
  );
