import { createRoute } from '@hono/zod-openapi';
import { idParams } from '../../../contract/common.ts';
import { stewardAnswer, stewardLink, stewardQuestion } from '../../../contract/reports.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { clientNetwork } from '../../platform/http/client-address.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import { limitRequests } from '../../platform/http/rate-limit.ts';
import type { ReportedRecords } from './records.ts';
import { changeStewardLink, findSteward, readStewardLink } from './steward.ts';

/** The maximum of links from one network whose steward is looked up in an hour. */
const perNetwork = 60;

/** The public route that says whose link a steward opened. */
export const stewardKeyRoutes = (services: Services, records: ReportedRecords) =>
  createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/steward',
      tags: ['Reports'],
      summary: 'The steward of a dive site whose link has this key',
      request: { body: jsonBody(stewardQuestion) },
      responses: { 200: json(stewardAnswer), ...errors(400, 403, 404, 413, 415, 429) },
    }),
    async (context) => {
      await limitRequests(services, `steward:${clientNetwork(context.get('address'))}`, {
        most: perNetwork,
        windowMinutes: 60,
        message: 'Too many tries from your connection. Please open the link again later.',
      });
      const { site, key } = context.req.valid('json');
      const name = await findSteward(services, records, site, key);
      if (!name) {
        throw notFound('This steward’s link is not valid any more. Ask us for a new one.');
      }
      return context.json({ name }, 200);
    },
  );

const route = { ...adminRoute('Reports'), path: '/{id}/steward' } as const;
const answer = json(stewardLink);

/** The routes by which the owner reads, replaces and revokes the link of a site's steward. */
export const stewardLinkRoutes = (services: Services, records: ReportedRecords) =>
  createRouter()
    .openapi(
      createRoute({
        ...route,
        method: 'get',
        summary: 'The link by which the steward of a dive site proposes changes',
        request: { params: idParams },
        responses: { 200: answer, ...errors(400, 401, 404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        return context.json(await readStewardLink(services, records, id), 200);
      },
    )
    .openapi(
      createRoute({
        ...route,
        method: 'post',
        summary: 'Makes a new link for the steward of a dive site; the one before ends',
        request: { params: idParams },
        responses: { 200: answer, ...adminErrors, ...errors(404, 409) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const actor = requestActor(context);
        return context.json(await changeStewardLink(services, records, id, 'renew', actor), 200);
      },
    )
    .openapi(
      createRoute({
        ...route,
        method: 'delete',
        summary: 'Revokes the link of a dive site’s steward',
        request: { params: idParams },
        responses: { 200: answer, ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const actor = requestActor(context);
        return context.json(await changeStewardLink(services, records, id, 'revoke', actor), 200);
      },
    );
