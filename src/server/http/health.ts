import { sql } from 'kysely';
import { createRouter, type Services } from './context.ts';

/** /healthz: the process runs. /readyz: its database answers too. */
export function health(services: Services) {
  return createRouter()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      try {
        await sql`select 1`.execute(services.database);
        return context.json({ status: 'ready' });
      } catch {
        return context.json({ error: 'The database does not answer' }, 503, { 'Retry-After': '2' });
      }
    });
}
