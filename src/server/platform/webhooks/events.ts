import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { recordPaths } from '../../../contract/paths.ts';
import { type Resource, resources } from '../../../contract/resources.ts';
import type { WebhookEvent } from '../../../contract/webhooks.ts';
import type { Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';

type EventServices = { database: Kysely<Tables> } & Pick<Services, 'clock'>;

interface Hook {
  id: number;
  events: readonly string[];
}

/** The public data of an event; further data require the API and a token. */
interface EventFacts {
  resource?: string;
  recordId?: number;
  title?: string;
  path?: string;
}

async function listHooks(database: Kysely<Tables>): Promise<Hook[]> {
  const rows = await database.selectFrom('webhooks').select(['id', 'events']).execute();
  return rows.map(({ id, events }) => ({ id, events: JSON.parse(events) as string[] }));
}

/** Queues a call to each webhook. @param event may be `test`, which the owner sends */
export async function queueCalls(
  services: EventServices,
  webhookIds: readonly number[],
  event: WebhookEvent | 'test',
  facts: EventFacts = {},
) {
  if (webhookIds.length === 0) return;
  const createdAt = now(services);
  const body = JSON.stringify({ id: randomUUID(), event, at: createdAt, ...facts });
  await services.database
    .insertInto('webhookCalls')
    .values(
      webhookIds.map((webhookId) => ({
        ...{ webhookId, event, body, createdAt, dueAt: createdAt },
        ...{ status: null, problem: null, answeredAt: null },
      })),
    )
    .execute();
}

const wanting = (hooks: readonly Hook[], event: WebhookEvent) =>
  hooks.filter(({ events }) => events.includes(event)).map(({ id }) => id);

/** Queues an event for its subscribed webhooks, in the transaction of its cause. */
export async function queueEvent(
  services: EventServices,
  event: WebhookEvent,
  facts: EventFacts = {},
) {
  await queueCalls(services, wanting(await listHooks(services.database), event), event, facts);
}

/** Whether a row is public; records without drafts always are. */
const isPublic = (row: object | undefined) =>
  row !== undefined && (!('published' in row) || row.published === 1);

function eventBetween(before: object | undefined, after: object | undefined) {
  if (isPublic(after)) return isPublic(before) ? 'update' : 'publish';
  return isPublic(before) ? 'delete' : undefined;
}

interface WrittenRow {
  id: number;
  slug?: string;
}

/** Creates a function that queues events about records. It reads the webhooks once for all rows of a write. */
export function createRecordEvents(services: EventServices, resource: Resource) {
  let hooks: Promise<Hook[]> | undefined;
  return async (before: WrittenRow | undefined, after: WrittenRow | undefined) => {
    const event = eventBetween(before, after);
    const row = after ?? before;
    if (!event || !row) return;
    hooks ??= listHooks(services.database);
    const webhookIds = wanting(await hooks, event);
    const toPath: ((key: string) => string) | undefined =
      recordPaths[resource as keyof typeof recordPaths];
    await queueCalls(services, webhookIds, event, {
      resource,
      recordId: row.id,
      title: String(row[resources[resource].title as keyof WrittenRow]),
      ...(toPath && { path: toPath(row.slug ?? String(row.id)) }),
    });
  };
}

/** Deletes waiting calls, so that a restored site does not repeat the calls of the original site. */
export async function dropWaitingCalls(database: Kysely<Tables>) {
  await database.deleteFrom('webhookCalls').where('dueAt', 'is not', null).execute();
}
