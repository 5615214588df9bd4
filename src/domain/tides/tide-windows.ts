import type { tideRules } from '../dive-site-facts.ts';

export interface TideExtreme {
  time: Date;
  /** Metres above the lowest astronomical tide. */
  height: number;
  kind: 'high' | 'low';
}

export interface TideWindow {
  from: Date;
  to: Date;
  turn: TideExtreme;
}

export type TideRule = (typeof tideRules)[number];

const minuteMs = 60_000;
const stepMs = 5 * minuteMs;

/** Minutes before and after a turn of the tide that belong to it. */
const margins = { slack: 30, high: 60, low: 60 } as const;

/** Rounds a window inwards to five minutes. */
const inward = (from: number, to: number, turn: TideExtreme): TideWindow => ({
  from: new Date(Math.ceil(from / stepMs) * stepMs),
  to: new Date(Math.floor(to / stepMs) * stepMs),
  turn,
});

/** An incoming tide lasts from low to high water. @param extremes in the order of their times */
export function tideWindows(rule: TideRule | null, extremes: readonly TideExtreme[]): TideWindow[] {
  if (rule === null || rule === 'any') return [];
  if (rule === 'incoming') {
    return extremes.flatMap((low, index) => {
      const high = extremes[index + 1];
      if (low.kind !== 'low' || high?.kind !== 'high') return [];
      return [inward(low.time.getTime(), high.time.getTime(), high)];
    });
  }
  const margin = margins[rule] * minuteMs;
  return extremes
    .filter(({ kind }) => rule === 'slack' || kind === rule)
    .map((turn) => inward(turn.time.getTime() - margin, turn.time.getTime() + margin, turn));
}

/** Turns that alternate: of two highs in a row the higher one stays, of two lows the lower one. */
export function alternating(extremes: readonly TideExtreme[]): TideExtreme[] {
  const turns: TideExtreme[] = [];
  for (const next of extremes) {
    const last = turns.at(-1);
    if (last?.kind !== next.kind) turns.push(next);
    else if (next.kind === 'high' ? next.height > last.height : next.height < last.height) {
      turns[turns.length - 1] = next;
    }
  }
  return turns;
}
