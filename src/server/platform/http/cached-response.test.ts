import { expect, test } from 'vitest';
import { CachedResponse } from './cached-response.ts';

test('clients that read a compressed response without compression share one body', async () => {
  const text = 'Kelp and sand. '.repeat(10_000);
  const cached = new CachedResponse(Buffer.from(text), {}, 'W/"a"', new Set(['dive-sites']), 0);
  await cached.encode('br');
  const bodies = await Promise.all(
    Array.from({ length: 5 }, async () => (await cached.encode('identity')).body),
  );
  bodies.push((await cached.encode('identity')).body);
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]?.toString()).toBe(text);
});
