import { nth } from './list.ts';

export type Random = {
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
};

/** Seeded generator (mulberry32): the same seed prints the same picture. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }) as Random;
  next.between = (low, high) => low + next() * (high - low);
  next.whole = (low, high) => Math.floor(next.between(low, high + 1));
  next.pick = (list) => nth(list, Math.floor(next() * list.length));
  next.chance = (share) => next() < share;
  return next;
}
