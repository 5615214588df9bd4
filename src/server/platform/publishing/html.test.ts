import { expect, test } from 'vitest';
import { openApp, openMigratedSqlite } from '../../../../tests/support/both-databases.ts';
import { toSafeHtml } from './html.ts';

const nested = (tag: string, depth: number) =>
  `${`<${tag}>`.repeat(depth)}kelp${`</${tag}>`.repeat(depth)}`;

test('elements up to 100 levels deep and any number of siblings are preserved', () => {
  expect(toSafeHtml(nested('blockquote', 100))).toBe(nested('blockquote', 100));
  expect(toSafeHtml(nested('p', 1).repeat(5000))).toBe(nested('p', 1).repeat(5000));
  expect(toSafeHtml('<p>one<p>two<br>'.repeat(300))).toContain('two');
});

test('a picture may have the role of a decorative picture, and no other role', () => {
  expect(toSafeHtml('<img src="/a.jpg" alt="" role="presentation">')).toContain(
    'role="presentation"',
  );
  expect(toSafeHtml('<img src="/a.jpg" alt="" role="button">')).not.toContain('role');
});

test.each(['/api/articles', '/api/reviews'])(
  '%s answers 400 with a message if elements are more than 100 levels deep',
  async (path) => {
    const { admin } = openApp(openMigratedSqlite());
    for (const content of [nested('div', 101), nested('div', 20_000), '<div>'.repeat(20_000)]) {
      const answer = await admin(path, { method: 'POST', body: { title: 'Deep', content } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: expect.stringContaining('more than 100 levels deep'),
      });
    }
  },
);
