import { expect, test } from 'vitest';
import { openApp, openMigratedSqlite } from '../../../tests/support/both-databases.ts';

const draft = { content: '<p>x</p>', category: 'Tips', imageUrl: '/art/x.jpg' };

test.each([
  [
    '/api/articles',
    { ...draft, title: 'x'.repeat(1301) },
    'This has 1,301 characters; 300 are the most we take. Shorten it.',
  ],
  [
    '/api/articles',
    { ...draft, title: 'A reef', seoTitle: 'x'.repeat(900) },
    /^This has 900 characters; \d+ are the most we take\. Shorten it\.$/,
  ],
])('%s says how far a value is past its limit, and what to do', async (path, body, sentence) => {
  const { admin, services } = openApp(openMigratedSqlite());
  const answer = await admin(path, { method: 'POST', body });
  expect(answer.status).toBe(400);
  const { error } = (await answer.json()) as { error: string };
  expect(error).toMatch(sentence);
  await services.database.destroy();
});
