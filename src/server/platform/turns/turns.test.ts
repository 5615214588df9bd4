import { setImmediate as laterTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPause, inTurns, runInTurn } from './turns.ts';

test('each piece of work runs in its own turn of the event loop, in the order of the calls', async () => {
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

test('a computation of 100 ms yields to other work every few milliseconds', async () => {
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
  // Parts per turn are counted, because a busy machine has fewer turns per second.
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

test('work with rests leaves part of the time to other work', async () => {
  const pause = createPause({ rests: true });
  let worked = 0;
  const begin = performance.now();
  while (worked < 100) {
    await pause();
    const start = performance.now();
    while (performance.now() - start < 2);
    // The nominal time is added, because a busy machine would measure a longer time.
    worked += 2;
  }
  expect(performance.now() - begin).toBeGreaterThan(150);
});
