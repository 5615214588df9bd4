import {
  catalogueState,
  decided,
  differenceDecision,
  waitingDecision,
} from '../../../contract/catalogue.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import {
  decideWaiting,
  keepDifferences,
  readCatalogueState,
  takeDifferences,
} from './differences.ts';
import { undoUpdate } from './undo.ts';

export const catalogueRoutes = (services: Services) =>
  new Endpoints(adminRoute('Catalogue'))
    .endpoint('get', '/', {
      summary: 'The last update of the catalogue, and what waits for the owner',
      answer: catalogueState,
      handle: () => readCatalogueState(services),
    })
    .endpoint('post', '/differences', {
      summary: 'Take the release’s values of differing fields, or keep this site’s values',
      body: differenceDecision,
      answer: decided,
      handle: ({ body: { decision, fields }, actor }) => {
        const decide = decision === 'take' ? takeDifferences : keepDifferences;
        return decide(services, fields, actor);
      },
    })
    .endpoint('post', '/waiting', {
      summary: 'Add waiting records of the release, or decline them for good',
      body: waitingDecision,
      answer: decided,
      handle: ({ body: { decision, records }, actor }) =>
        decideWaiting(services, decision, records, actor),
    })
    .endpoint('post', '/undo', {
      summary: 'Undo the last update; fields and records edited since then stay',
      errors: [409],
      withoutErrors: [400, 403, 413, 415],
      handle: ({ actor }) => undoUpdate(services, actor),
    });
