import { setImmediate as laterTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPause, inTurns, runInTurn } from './turns.ts';

test('gives each piece of work its own turn, in the order of the calls', async () => {
  const seen: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    runInTurn(() => {
      seen.push(name);
      process.nextTick(() => seen.push(`after ${name}`));
    });
  }
  expect(seen).toEqual([]);
  for (let turn = 1; turn <= 3; turn++) {
    await laterTurn();
    expect(seen).toHaveLength(2 * turn);
  }
  expect(seen).toEqual(['one', 'after one', 'two', 'after two', 'three', 'after three']);
});

test('a computation of a tenth of a second gives others a turn every few milliseconds', async () => {
  let sinceTurn = 0;
  function* work() {
    for (let part = 0; part < 100; part++) {
      const start = performance.now();
      while (performance.now() - start < 1);
      sinceTurn += 1;
      yield;
    }
    return 'done';
  }
  // Parts by turn and not turns by time, of which a busy machine gives fewer.
  const partsByTurn: number[] = [];
  let other = setImmediate(takeTurn);
  function takeTurn() {
    partsByTurn.push(sinceTurn);
    sinceTurn = 0;
    other = setImmediate(takeTurn);
  }
  expect(await inTurns(work())).toBe('done');
  clearImmediate(other);
  partsByTurn.push(sinceTurn);
  expect(partsByTurn.length).toBeGreaterThan(5);
  expect(Math.max(...partsByTurn)).toBeLessThan(8);
});

test('work with rests leaves part of the time to others', async () => {
  const pause = createPause({ rests: true });
  let worked = 0;
  const begin = performance.now();
  while (worked < 100) {
    await pause();
    const start = performance.now();
    while (performance.now() - start < 2);
    // By the clock a busy machine would seem to have worked longer.
    worked += 2;
  }
  expect(performance.now() - begin).toBeGreaterThan(150);
});
