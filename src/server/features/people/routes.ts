import { createRoute } from '@hono/zod-openapi';
import { erasure, person, personRecords } from '../../../contract/security.ts';
import { audit, requestActor } from '../../platform/audit/audit-log.ts';
import { confirmedRoute } from '../../platform/auth/session.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { adminErrors, json, jsonBody } from '../../platform/http/openapi.ts';
import { erasePerson, findPerson } from './queries.ts';

/** The routes of /api/admin/people. Addresses are in bodies, so that they reach no log of paths. */
export function peopleRoutes(services: Services) {
  const confirmed = confirmedRoute(services, 'People');
  return createRouter()
    .openapi(
      createRoute({
        ...confirmed,
        method: 'post',
        path: '/export',
        summary: 'All stored data about a person',
        request: { body: jsonBody(person) },
        responses: { 200: json(personRecords), ...adminErrors },
      }),
      async (context) => {
        const records = await findPerson(services, context.req.valid('json').email);
        const entry = { resource: 'people', ...requestActor(context) };
        await audit(services, { ...entry, action: 'person_exported' });
        return context.json(records, 200);
      },
    )
    .openapi(
      createRoute({
        ...confirmed,
        method: 'post',
        path: '/erase',
        summary: 'Deletes all stored data about a person',
        request: { body: jsonBody(person) },
        responses: { 200: json(erasure), ...adminErrors },
      }),
      async (context) => {
        const erased = await erasePerson(services, context.req.valid('json').email);
        const entry = { resource: 'people', ...requestActor(context) };
        const rows = Object.entries(erased).map(([table, count]) => `${count} ${table}`);
        await audit(services, { ...entry, action: 'person_erased', details: rows.join(', ') });
        return context.json(erased, 200);
      },
    );
}
