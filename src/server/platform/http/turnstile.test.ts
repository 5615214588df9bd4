import { expect, test } from 'vitest';
import { createTurnstile } from './turnstile.ts';

test('starts one work per turn of the event loop, in the order of arrival', async () => {
  const pass = createTurnstile();
  const turns: number[] = [];
  let turn = 0;
  let counting = true;
  const count = () => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const order: number[] = [];
  await new Promise<void>((resolve) => {
    for (let index = 0; index < 5; index++) {
      pass(() => {
        turns.push(turn);
        order.push(index);
        if (index === 2) pass(() => order.push(9));
        if (index === 4) setImmediate(resolve);
      });
    }
  });
  await new Promise((resolve) => setImmediate(resolve));
  counting = false;
  expect(order).toEqual([0, 1, 2, 3, 4, 9]);
  expect(new Set(turns).size).toBe(5);
});
