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
const slackMargin = 30;
const waterMargin = 60;

export const isSlackRule = (rule: TideRule | null) => rule?.endsWith('slack') ?? false;

/** Rounds a window inwards to five minutes. */
const inward = (from: number, to: number, turn: TideExtreme): TideWindow => ({
  from: new Date(Math.ceil(from / stepMs) * stepMs),
  to: new Date(Math.floor(to / stepMs) * stepMs),
  turn,
});

/** Whether the tide moves little before and after each turn. A turn at either end has no known tide there. */
const isNeapAt =
  (neapMetres: number) =>
  ({ height }: TideExtreme, index: number, extremes: readonly TideExtreme[]) =>
    [extremes[index - 1], extremes[index + 1]].every(
      (other) => other && Math.abs(other.height - height) <= neapMetres,
    );

/**
 * An incoming tide lasts from low to high water.
 * @param extremes in the order of their times
 * @param neapMetres the greatest range that counts as a neap tide's
 */
export function tideWindows(
  rule: TideRule | null,
  extremes: readonly TideExtreme[],
  neapMetres: number,
): TideWindow[] {
  if (rule === null || rule === 'any') return [];
  if (rule === 'incoming') {
    return extremes.flatMap((low, index) => {
      const high = extremes[index + 1];
      if (low.kind !== 'low' || high?.kind !== 'high') return [];
      return [inward(low.time.getTime(), high.time.getTime(), high)];
    });
  }
  const margin = (isSlackRule(rule) ? slackMargin : waterMargin) * minuteMs;
  return extremes
    .filter(
      rule === 'neap-slack'
        ? isNeapAt(neapMetres)
        : ({ kind }) => rule === 'slack' || rule.startsWith(kind),
    )
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
