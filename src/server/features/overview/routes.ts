import { overview } from '../../../contract/overview.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import type { PageReads } from '../../platform/page-reads/routes.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { readOverview } from './queries.ts';

export const overviewRoutes = (
  services: Services,
  settings: Settings,
  pageReads: Pick<PageReads, 'flush'>,
) =>
  new Endpoints(adminRoute('Admin')).endpoint('get', '/overview', {
    summary: 'What waits for the owner: drafts, the schedule, messages, failed mail, backups',
    answer: overview,
    handle: async () => {
      // The overview includes the latest page reads, and answers even if they cannot be written.
      await pageReads.flush().catch(() => undefined);
      return await readOverview(services, settings);
    },
  });
