import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('pages are rendered while the owner has switched dive sites off', async () => {
  const asked: string[] = [];
  const answer = (path: string) => {
    asked.push(path);
    return Response.json({ error: 'Switched off' }, { status: path === '/' ? 200 : 410 });
  };
  await warmUp(answer, new AbortController().signal);
  expect(asked).toContain('/');
});
