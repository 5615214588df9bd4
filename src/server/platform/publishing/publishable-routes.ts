import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { revisionParams, revisionSummary } from '../../../contract/history/history.ts';
import { resources } from '../../../contract/resources.ts';
import { adminRoute } from '../auth/session.ts';
import { endpoint } from '../endpoints/endpoints.ts';
import type { RevisedResource } from '../history/revisions.ts';
import type { Services } from '../http/context.ts';
import { staleOrTaken } from '../http/openapi.ts';
import type { Publishable, PublishableResource } from './publishable.ts';
import type { Revisable } from './revisable.ts';

/** Endpoints that create, change and delete the records of a resource. */
export function publishableEndpoints<
  Item extends z.ZodType,
  Input extends z.ZodType,
  Changes extends z.ZodType<Partial<z.output<Input>>>,
>(
  services: Services,
  resource: PublishableResource,
  shapes: { record: Item; input: Input; changes: Changes },
  records: Publishable<z.output<Item>, z.output<Input>>,
) {
  const { record, input, changes } = shapes;
  const { plural, phrase } = resources[resource];
  const access = adminRoute(plural);
  return {
    create: endpoint({
      summary: `Creates ${phrase}`,
      access,
      body: input,
      answer: record,
      status: 201,
      meaning: 'Created',
      errors: [409],
      handle: ({ body, actor }) => records.create(services, body, actor),
    }),
    update: endpoint({
      summary: `Changes some fields of ${phrase}, e.g. only \`published\``,
      access,
      params: idParams,
      body: changes,
      answer: record,
      responses: staleOrTaken(record),
      handle: ({ params, body, actor }) => records.update(services, params.id, body, actor),
    }),
    remove: endpoint({
      summary: `Moves ${phrase} to the bin, where it stays for 30 days`,
      access,
      params: idParams,
      handle: ({ params, actor }) => records.remove(services, params.id, actor),
    }),
  };
}

/** Endpoints that read revisions. @param names `plural` is also the tag of the routes */
export function revisionReads<Item extends z.ZodType>(
  services: Services,
  { plural, phrase }: { plural: string; phrase: string },
  record: Item,
  revisions: Pick<Revisable<z.output<Item>>, 'list' | 'find'>,
) {
  const access = adminRoute(plural);
  return {
    list: endpoint({
      summary: `The last 20 earlier states of ${phrase}, newest first`,
      access,
      params: idParams,
      answer: z.array(revisionSummary),
      withoutErrors: [404],
      handle: ({ params }) => revisions.list(services, params.id),
    }),
    find: endpoint({
      summary: `An earlier state of ${phrase}, whole`,
      access,
      params: revisionParams,
      answer: record,
      handle: ({ params: { id, revision } }) => revisions.find(services, id, revision),
    }),
  };
}

/** Endpoints for the current and earlier states of a record. */
export function revisionEndpoints<Item extends z.ZodType>(
  services: Services,
  resource: RevisedResource,
  record: Item,
  find: (services: Services, id: number) => Promise<z.output<Item>>,
  revisions: Revisable<z.output<Item>>,
) {
  const { plural, phrase } = resources[resource];
  const access = adminRoute(plural);
  return {
    current: endpoint({
      summary: `The whole of ${phrase}, draft or not`,
      access,
      params: idParams,
      answer: record,
      handle: ({ params }) => find(services, params.id),
    }),
    ...revisionReads(services, resources[resource], record, revisions),
    restore: endpoint({
      summary: `Puts an earlier state of ${phrase} back as a draft and keeps the present one`,
      access,
      params: revisionParams,
      answer: record,
      handle: ({ params: { id, revision }, actor }) =>
        revisions.restore(services, id, revision, actor),
    }),
  };
}
