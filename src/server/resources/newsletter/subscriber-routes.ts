import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import {
  subscriber,
  subscriberChanges,
  subscriberImport,
  subscriberImportAnswer,
} from '../../../contract/newsletter/newsletter.ts';
import { audit, requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute, confirmedRoute } from '../../platform/auth/session.ts';
import { createRouter, now, type Services } from '../../platform/http/context.ts';
import {
  adminErrors,
  csv,
  csvHeaders,
  errors,
  json,
  jsonBody,
} from '../../platform/http/openapi.ts';
import { importSubscribers } from './import.ts';
import {
  deleteSubscriber,
  exportSubscribers,
  listSubscribers,
  updateSubscriber,
} from './subscribers.ts';

const admin = adminRoute('Newsletter');

export function subscriberRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        ...admin,
        summary: 'Everybody who ever subscribed, newest first',
        responses: { 200: json(z.array(subscriber)), ...errors(401) },
      }),
      async (context) => context.json(await listSubscribers(services), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/export/csv',
        ...confirmedRoute(services, 'Newsletter'),
        summary: 'Everybody who ever subscribed as CSV (RFC 4180, UTF-8 with BOM)',
        responses: { 200: csv, ...errors(401, 403) },
      }),
      async (context) => {
        const entry = { resource: 'newsletters', ...requestActor(context) };
        await audit(services, { ...entry, action: 'data_exported' });
        const day = now(services).slice(0, 10);
        return context.body(
          await exportSubscribers(services),
          200,
          csvHeaders(`subscribers-${day}.csv`),
        );
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/import',
        ...admin,
        summary: 'Brings subscribers in from CSV; nobody who left is subscribed again',
        request: { body: jsonBody(subscriberImport) },
        responses: { 200: json(subscriberImportAnswer), ...adminErrors },
      }),
      async (context) => {
        const { csv, dryRun } = context.req.valid('json');
        const answer = await importSubscribers(services, csv, dryRun);
        const entry = { resource: 'newsletters', ...requestActor(context) };
        if (!dryRun) await audit(services, { ...entry, action: 'subscribers_imported' });
        return context.json(answer, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{id}',
        ...admin,
        summary: 'Changes the address of a subscriber or whether they get the newsletter',
        request: { params: idParams, body: jsonBody(subscriberChanges) },
        responses: { 200: json(subscriber), ...adminErrors, ...errors(404, 409) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        const changed = await updateSubscriber(services, id, context.req.valid('json'));
        const entry = { resource: `newsletters/${id}`, ...requestActor(context) };
        await audit(services, { ...entry, action: 'subscriber_changed' });
        return context.json(changed, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        ...admin,
        summary: 'Deletes a subscriber with all data about them',
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        const { id } = context.req.valid('param');
        await deleteSubscriber(services, id);
        const entry = { resource: `newsletters/${id}`, ...requestActor(context) };
        await audit(services, { ...entry, action: 'subscriber_deleted' });
        return context.json({ success: true as const }, 200);
      },
    );
}
