import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createRouter, type Services } from './context.ts';

/** Time limit of a response; load balancers time out after two seconds. */
const answerMs = 1500;

/** Routes for probes: /healthz shows that the process runs, /readyz that the database answers too. */
export function health(services: Services) {
  return createRouter()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      const answered = sql`select 1`.execute(services.database).then(
        () => true,
        () => false,
      );
      const tooLate = pause(answerMs, false, { ref: false });
      const isReady = await Promise.race([answered, tooLate]);
      if (isReady) return context.json({ status: 'ready' });
      return context.json({ error: 'The database does not answer' }, 503, { 'Retry-After': '2' });
    });
}
