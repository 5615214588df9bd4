import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { puzzleCount, puzzleText, solve, solvesPuzzle } from './proof.ts';

const digest = async (text: string) => createHash('sha256').update(text).digest();

test('a hash solves a puzzle if its first ten bits are zero', () => {
  expect(solvesPuzzle(Uint8Array.of(0, 0b0011_1111))).toBe(true);
  expect(solvesPuzzle(Uint8Array.of(0, 0b0100_0000))).toBe(false);
  expect(solvesPuzzle(Uint8Array.of(1, 0))).toBe(false);
  expect(solvesPuzzle(Uint8Array.of())).toBe(false);
});

test('solve finds the first nonce of each puzzle', async () => {
  const nonces = await solve('a.b.c', digest);
  expect(nonces).toHaveLength(puzzleCount);
  for (const [index, nonce] of nonces.entries()) {
    expect(solvesPuzzle(await digest(puzzleText('a.b.c', index, nonce)))).toBe(true);
    for (let lower = 0; lower < Math.min(nonce, 50); lower += 1) {
      expect(solvesPuzzle(await digest(puzzleText('a.b.c', index, lower)))).toBe(false);
    }
  }
});
