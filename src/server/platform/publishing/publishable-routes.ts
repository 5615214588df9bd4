import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { revisionParams, revisionSummary } from '../../../contract/history/history.ts';
import { resources } from '../../../contract/resources.ts';
import { adminRoute } from '../auth/session.ts';
import { Endpoints, endpoint } from '../endpoints/endpoints.ts';
import type { RevisedResource } from '../history/revisions.ts';
import type { Services } from '../http/context.ts';
import { staleOrTaken } from '../http/openapi.ts';
import type { Publishable, PublishableResource } from './publishable.ts';
import type { Revisable } from './revisable.ts';

/** The router that creates, changes and deletes the records of a resource. */
export function publishableRoutes<
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
  return new Endpoints(adminRoute(plural))
    .endpoint('post', '/', {
      summary: `Creates ${phrase}`,
      body: input,
      answer: record,
      status: 201,
      meaning: 'Created',
      errors: [409],
      handle: ({ body, actor }) => records.create(services, body, actor),
    })
    .endpoint('patch', '/{id}', {
      summary: `Changes some fields of ${phrase}, e.g. only \`published\``,
      params: idParams,
      body: changes,
      answer: record,
      responses: staleOrTaken(record),
      handle: ({ params, body, actor }) => records.update(services, params.id, body, actor),
    })
    .endpoint('delete', '/{id}', {
      summary: `Moves ${phrase} to the bin, where it stays for 30 days`,
      params: idParams,
      handle: ({ params, actor }) => records.remove(services, params.id, actor),
    });
}

/** Endpoints that read revisions; `plural` is also the tag of the routes. */
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
      summary: `All fields of an earlier state of ${phrase}`,
      access,
      params: revisionParams,
      answer: record,
      handle: ({ params: { id, revision } }) => revisions.find(services, id, revision),
    }),
  };
}

/** The router of a record's earlier states. */
export function revisionRoutes<Item extends z.ZodType>(
  services: Services,
  resource: RevisedResource,
  record: Item,
  revisions: Revisable<z.output<Item>>,
) {
  const reads = revisionReads(services, resources[resource], record, revisions);
  return new Endpoints(adminRoute(resources[resource].plural))
    .endpoint('get', '/{id}/revisions', reads.list)
    .endpoint('get', '/{id}/revisions/{revision}', reads.find)
    .endpoint('post', '/{id}/revisions/{revision}/restore', {
      summary: `Restores an earlier state of ${resources[resource].phrase}, as a draft if the resource has drafts; the current state becomes a revision`,
      params: revisionParams,
      answer: record,
      handle: ({ params: { id, revision }, actor }) =>
        revisions.restore(services, id, revision, actor),
    });
}

/** The router of a record's current and earlier states. */
export const historyRoutes = <Item extends z.ZodType>(
  services: Services,
  resource: RevisedResource,
  record: Item,
  find: (services: Services, id: number) => Promise<z.output<Item>>,
  revisions: Revisable<z.output<Item>>,
) =>
  new Endpoints(adminRoute(resources[resource].plural))
    .endpoint('get', '/{id}', {
      summary: `All fields of ${resources[resource].phrase}, whether draft or published`,
      params: idParams,
      answer: record,
      handle: ({ params }) => find(services, params.id),
    })
    .route('/', revisionRoutes(services, resource, record, revisions));
