import { createRoute } from '@hono/zod-openapi';
import {
  catalogueState,
  decided,
  differenceDecision,
  waitingDecision,
} from '../../../contract/catalogue.ts';
import { success } from '../../../contract/common.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody } from '../../platform/http/openapi.ts';
import {
  decideWaiting,
  keepDifferences,
  readCatalogueState,
  takeDifferences,
} from './differences.ts';
import { undoUpdate } from './undo.ts';

const admin = adminRoute('Catalogue');

const readState = createRoute({
  method: 'get',
  path: '/',
  summary: 'The last update of the catalogue, and what waits for the owner',
  ...admin,
  responses: { 200: json(catalogueState), ...errors(401) },
});

const decideDifferences = createRoute({
  method: 'post',
  path: '/differences',
  summary: 'Takes what the release says, or keeps what this site says',
  ...admin,
  request: { body: jsonBody(differenceDecision) },
  responses: { 200: json(decided), ...adminErrors },
});

const decideNew = createRoute({
  method: 'post',
  path: '/waiting',
  summary: 'Adds new records of the release, or leaves them out for good',
  ...admin,
  request: { body: jsonBody(waitingDecision) },
  responses: { 200: json(decided), ...adminErrors },
});

const undo = createRoute({
  method: 'post',
  path: '/undo',
  summary: 'Undoes the last update; what was edited since stays',
  ...admin,
  responses: { 200: json(success), ...errors(401, 409) },
});

export const catalogueRoutes = (services: Services) =>
  createRouter()
    .openapi(readState, async (context) => context.json(await readCatalogueState(services), 200))
    .openapi(decideDifferences, async (context) => {
      const { decision, fields } = context.req.valid('json');
      const decide = decision === 'take' ? takeDifferences : keepDifferences;
      return context.json(await decide(services, fields, requestActor(context)), 200);
    })
    .openapi(decideNew, async (context) => {
      const { decision, records } = context.req.valid('json');
      const actor = requestActor(context);
      return context.json(await decideWaiting(services, decision, records, actor), 200);
    })
    .openapi(undo, async (context) => {
      await undoUpdate(services, requestActor(context));
      return context.json({ success: true as const }, 200);
    });
