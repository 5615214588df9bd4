import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import { issue, issueChanges, issueInput, listedIssue } from '../../../contract/issues.ts';
import { requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, errors, json, jsonBody, staleOrTaken } from '../../platform/http/openapi.ts';
import { revisionHandlers, revisionRoutes } from '../../platform/publishing/publishable-routes.ts';
import {
  changeIssue,
  createIssue,
  findIssue,
  issueRevisions,
  listIssues,
  removeIssue,
} from './queries.ts';

const admin = adminRoute('Issues');
const byId = { params: idParams };

const routes = {
  list: createRoute({
    method: 'get',
    path: '/',
    ...admin,
    summary: 'Every issue without its text, newest first',
    responses: { 200: json(z.array(listedIssue)), ...errors(401) },
  }),
  create: createRoute({
    method: 'post',
    path: '/',
    ...admin,
    summary: 'Adds an issue, which goes to nobody yet',
    request: { body: jsonBody(issueInput) },
    responses: { 201: json(issue, 'Created'), ...adminErrors },
  }),
  change: createRoute({
    method: 'patch',
    path: '/{id}',
    ...admin,
    summary: 'Changes some fields of an issue; mails that have begun stay as they are',
    request: { ...byId, body: jsonBody(issueChanges) },
    responses: { 200: json(issue), ...adminErrors, ...errors(404), ...staleOrTaken(issue) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    ...admin,
    summary: 'Moves an issue to the bin, where it stays for 30 days',
    request: byId,
    responses: { 200: json(success), ...adminErrors, ...errors(404) },
  }),
};
const history = revisionRoutes('issues', issue);

export function issueRoutes(services: Services) {
  const revisions = revisionHandlers(services, findIssue, issueRevisions);
  return createRouter()
    .openapi(routes.list, async (context) => context.json(await listIssues(services), 200))
    .openapi(routes.create, async (context) => {
      const input = context.req.valid('json');
      return context.json(await createIssue(services, input, requestActor(context)), 201);
    })
    .openapi(routes.change, async (context) => {
      const { id } = context.req.valid('param');
      const changes = context.req.valid('json');
      return context.json(await changeIssue(services, id, changes, requestActor(context)), 200);
    })
    .openapi(routes.remove, async (context) => {
      await removeIssue(services, context.req.valid('param').id, requestActor(context));
      return context.json({ success: true as const }, 200);
    })
    .openapi(history.current, revisions.current)
    .openapi(history.list, revisions.list)
    .openapi(history.find, revisions.find)
    .openapi(history.restore, revisions.restore);
}
