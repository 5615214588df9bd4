import type { Context } from 'hono';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
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
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { type AppEnv, now, type Services } from '../../platform/http/context.ts';
import type { CsvSource } from '../../platform/http/csv.ts';
import { invalid, tooLarge, unsupportedType } from '../../platform/http/errors.ts';
import { csv, csvHeaders } from '../../platform/http/openapi.ts';
import { importSubscribers } from './import.ts';
import {
  deleteSubscriber,
  exportSubscribers,
  listSubscribers,
  updateSubscriber,
} from './subscribers.ts';

const admin = adminRoute('Newsletter');

/** Yields a file's bytes as they arrive. @throws 413 above the limit, 400 if the file is empty */
async function* receiveFile(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > subscriberFileBytes) throw tooLarge(subscriberFileTooLarge);
    yield part;
  }
  if (bytes === 0) throw invalid('The file is empty.');
}

/** Imports subscribers, or previews the import. */
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
  return new Endpoints(admin)
    .endpoint('post', '/import', {
      summary: 'Imports subscribers from CSV; people who left are not subscribed again',
      body: subscriberImport,
      answer: subscriberImportAnswer,
      handle: ({ body: { csv, dryRun }, context }) => answerImport(services, context, csv, dryRun),
    })
    .endpoint('post', '/import/file', {
      summary: 'Imports subscribers from a CSV file of up to 8 MB, which is read as it arrives',
      query: subscriberFileQuery,
      // A zod schema here would read the whole body into memory.
      upload: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
      answer: subscriberImportAnswer,
      handle: ({ query: { dryRun }, context }) => {
        const type = context.req.header('Content-Type');
        if (type && !/^text\/csv\b/i.test(type)) {
          throw unsupportedType('a CSV file (Content-Type: text/csv)');
        }
        const file = receiveFile(context.req.raw.body);
        return answerImport(services, context, file, dryRun === 'true');
      },
    });
}

export function subscriberRoutes(services: Services) {
  return new Endpoints(admin)
    .endpoint('get', '/', {
      summary: 'All present and former subscribers, newest first',
      answer: z.array(subscriber),
      handle: () => listSubscribers(services),
    })
    .endpoint('get', '/export/csv', {
      summary: 'All present and former subscribers as CSV (RFC 4180, UTF-8 with BOM)',
      access: confirmedRoute(services, 'Newsletter'),
      errors: [403],
      responses: { 200: csv },
      handle: async ({ actor, context }) => {
        await audit(services, { ...actor, action: 'data_exported', resource: 'newsletters' });
        const day = now(services).slice(0, 10);
        return context.body(
          await exportSubscribers(services),
          200,
          csvHeaders(`subscribers-${day}.csv`),
        );
      },
    })
    .endpoint('patch', '/{id}', {
      summary: 'Changes the address or tags of a subscriber, or whether they get the newsletter',
      params: idParams,
      body: subscriberChanges,
      answer: subscriber,
      errors: [409],
      handle: async ({ params: { id }, body, actor }) => {
        const changed = await updateSubscriber(services, id, body);
        const entry = { resource: `newsletters/${id}`, ...actor };
        await audit(services, { ...entry, action: 'subscriber_changed' });
        return changed;
      },
    })
    .endpoint('delete', '/{id}', {
      summary: 'Deletes a subscriber with all data about them',
      params: idParams,
      handle: async ({ params: { id }, actor }) => {
        await deleteSubscriber(services, id);
        const entry = { resource: `newsletters/${id}`, ...actor };
        await audit(services, { ...entry, action: 'subscriber_deleted' });
      },
    })
    .route('/', importRoutes(services));
}
