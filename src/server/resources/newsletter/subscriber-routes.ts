import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import {
  subscriber,
  subscriberChanges,
  subscriberFileBytes,
  subscriberFileQuery,
  subscriberFileTooLarge,
  subscriberImport,
  subscriberImportAnswer,
} from '../../../contract/newsletter/newsletter.ts';
import { audit, requestActor } from '../../platform/audit/audit-log.ts';
import { adminRoute, confirmedRoute } from '../../platform/auth/session.ts';
import { type AppEnv, createRouter, now, type Services } from '../../platform/http/context.ts';
import type { CsvSource } from '../../platform/http/csv.ts';
import { invalid, PublicError, unsupportedType } from '../../platform/http/errors.ts';
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

/** The bytes of a file while they arrive. @throws 413 at the byte beyond the limit, 400 where there are none */
async function* receiveFile(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > subscriberFileBytes) {
      throw new PublicError(413, subscriberFileTooLarge, { headers: { Connection: 'close' } });
    }
    yield part;
  }
  if (bytes === 0) throw invalid('The file is empty.');
}

/** Brings subscribers in, or tells what it would do. */
async function answerImport(
  services: Services,
  context: Context<AppEnv>,
  csv: CsvSource,
  dryRun: boolean,
) {
  const answer = await importSubscribers(services, csv, dryRun);
  const entry = { resource: 'newsletters', ...requestActor(context) };
  if (!dryRun) await audit(services, { ...entry, action: 'subscribers_imported' });
  return context.json(answer, 200);
}

function importRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/import',
        ...admin,
        summary: 'Brings subscribers in from CSV; nobody who left is subscribed again',
        request: { body: jsonBody(subscriberImport) },
        responses: { 200: json(subscriberImportAnswer), ...adminErrors },
      }),
      (context) => {
        const { csv, dryRun } = context.req.valid('json');
        return answerImport(services, context, csv, dryRun);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/import/file',
        ...admin,
        summary: 'Brings subscribers in from a CSV file of up to 8 MB, which is read as it arrives',
        request: {
          query: subscriberFileQuery,
          // A zod schema here would read the whole body into memory.
          body: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
        },
        responses: { 200: json(subscriberImportAnswer), ...adminErrors },
      }),
      (context) => {
        const { dryRun } = context.req.valid('query');
        const type = context.req.header('Content-Type');
        if (type && !/^text\/csv\b/i.test(type)) {
          throw unsupportedType('a CSV file (Content-Type: text/csv)');
        }
        return answerImport(
          services,
          context,
          receiveFile(context.req.raw.body),
          dryRun === 'true',
        );
      },
    );
}

export function subscriberRoutes(services: Services) {
  return createRouter()
    .route('/', importRoutes(services))
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
