import { idParams } from '../../../contract/common.ts';
import { stewardAnswer, stewardLink, stewardQuestion } from '../../../contract/new-report.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { clientNetwork } from '../../platform/http/client-address.ts';
import type { Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { limitRequests } from '../../platform/http/rate-limit.ts';
import type { ReportedRecords } from './records.ts';
import { changeStewardLink, findSteward, readStewardLink } from './steward.ts';

/** Maximum number of steward lookups from one network per hour. */
const perNetwork = 60;

/** Public route that returns the steward's name for the key of a link. */
export const stewardKeyRoutes = (services: Services, records: ReportedRecords) =>
  new Endpoints({ tags: ['Reports'] }).endpoint('post', '/steward', {
    summary: 'The steward of a dive site whose link has this key',
    body: stewardQuestion,
    answer: stewardAnswer,
    errors: [403, 404, 413, 415, 429],
    handle: async ({ body: { site, key }, context }) => {
      await limitRequests(services, `steward:${clientNetwork(context.get('address'))}`, {
        most: perNetwork,
        windowMinutes: 60,
        message: 'Too many tries from your connection. Please open the link again later.',
      });
      const name = await findSteward(services, records, site, key);
      if (!name) {
        throw notFound('This steward’s link is not valid any more. Ask us for a new one.');
      }
      return { name };
    },
  });

/** Routes with which the owner reads, replaces and revokes a steward's link. */
export const stewardLinkRoutes = (services: Services, records: ReportedRecords) =>
  new Endpoints(adminRoute('Reports'))
    .endpoint('get', '/{id}/steward', {
      summary: 'The link by which the steward of a dive site proposes changes',
      params: idParams,
      answer: stewardLink,
      handle: ({ params }) => readStewardLink(services, records, params.id),
    })
    .endpoint('post', '/{id}/steward', {
      summary: 'Creates a new link for the steward of a dive site; the previous link stops working',
      params: idParams,
      answer: stewardLink,
      errors: [409],
      handle: ({ params, actor }) =>
        changeStewardLink(services, records, params.id, 'renew', actor),
    })
    .endpoint('delete', '/{id}/steward', {
      summary: 'Revokes the link of a dive site’s steward',
      params: idParams,
      answer: stewardLink,
      handle: ({ params, actor }) =>
        changeStewardLink(services, records, params.id, 'revoke', actor),
    });
