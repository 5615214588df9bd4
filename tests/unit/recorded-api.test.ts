import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onSqliteFirst } from '../support/both-databases.ts';
import { recordedRequests } from '../support/recorded-requests.ts';

/**
 * Recorded answers of the first edition (a4369a3). Edited where the answer changed on purpose: an id that is no number has
 * a sentence of its own, a field that is missing is said to be, and `waterTempBySeason` holds what `tempSummer` to `tempSpring` held. Columns of the CSV
 * export come and go, and the time of an audit event is the machine's.
 */
const recorded = JSON.parse(
  readFileSync(new URL('recorded-api.json', import.meta.url), 'utf8'),
) as Array<{ request: string; status: number; type: string | null; body: unknown }>;

onSqliteFirst('the recorded API', (open) => {
  test('answers each request as in the first edition, with fields added at most', async () => {
    const app = await open();
    await app.setPassword();
    expect(recorded).toHaveLength(recordedRequests.length);
    for (const [index, { path, anonymous, ...options }] of recordedRequests.entries()) {
      const response = await (anonymous ? app.anonymous : app.admin)(path, options);
      const type = response.headers.get('content-type');
      const text = await response.text();
      const request = `${options.method ?? 'GET'} ${path}`;
      const body = type?.includes('json') ? JSON.parse(text) : text;
      expect
        .soft({ request, status: response.status, type, body }, request)
        .toMatchObject(recorded[index] ?? {});
    }
  });
});
