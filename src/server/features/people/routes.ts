import { erasure, person, personRecords } from '../../../contract/security.ts';
import { audit } from '../../platform/audit/audit-log.ts';
import { confirmedRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { erasePerson, findPerson } from './queries.ts';

/** The routes of /api/admin/people; email addresses are in bodies, since paths may be logged. */
export function peopleRoutes(services: Services) {
  return new Endpoints(confirmedRoute(services, 'People'))
    .endpoint('post', '/export', {
      summary: 'All stored data about a person',
      body: person,
      answer: personRecords,
      handle: async ({ body, actor }) => {
        const records = await findPerson(services, body.email);
        await audit(services, { ...actor, action: 'person_exported', resource: 'people' });
        return records;
      },
    })
    .endpoint('post', '/erase', {
      summary: 'Delete the stored data about a person; reports stay, without sender and credits',
      body: person,
      answer: erasure,
      handle: async ({ body, actor }) => {
        const erased = await erasePerson(services, body.email);
        const rows = Object.entries(erased).map(([table, count]) => `${count} ${table}`);
        const entry = { action: 'person_erased', resource: 'people' } as const;
        await audit(services, { ...actor, ...entry, details: rows.join(', ') });
        return erased;
      },
    });
}
