import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { defaultLimits, findCauses } from './causes.ts';

onSqliteFirst('the alarm about mail', (open) => {
  test('counts the addresses of a mailing that were refused permanently', async () => {
    const { services } = await open({ SMTP_URL: 'smtp://127.0.0.1:1', BACKUPS_KEPT: '0' });
    const time = services.clock().toISOString();
    const refused = Array.from({ length: 20 }, (_, index) => ({
      ...{ kind: 'mailing', recipient: `${index}@example.com`, message: '{}', mailingId: 1 },
      ...{ status: 'failed', attempts: 1, lastError: '554 Blocked', sentAt: null },
      ...{ nextAttemptAt: time, tryingSince: time, createdAt: time },
    }));
    await services.database.insertInto('outbox').values(refused).execute();
    const watched = {
      answers: { recent: () => ({ all: 0, failed: 0 }) },
      ...{ certificate: () => undefined, startedAt: services.clock() },
    };
    const findings = await findCauses(services, watched, { ...defaultLimits, freeBytes: 1 });
    expect(findings.find(({ cause }) => cause === 'mail')?.detail).toBe(
      'The mail server has taken no mail so far. At least 20 addresses of a sending were refused for good; “Retry all” sends to them again, except to those that Newsletter lists as bounced. It says: 554 Blocked',
    );
  });
});
