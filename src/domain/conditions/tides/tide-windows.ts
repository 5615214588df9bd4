import type { tideRules } from '../../dive-sites/facts.ts';
import { type Slack, slackSpan } from './slack.ts';

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
  /** The expected time of slack; null if the rule is not for slack, or only a span is known. */
  slack: Date | null;
}

export type TideRule = (typeof tideRules)[number];

const minuteMs = 60_000;
const stepMs = 5 * minuteMs;

/** Length of a window before and after high or low water, in minutes. */
const waterMargin = 60;

export const isSlackRule = (rule: TideRule | null) => rule?.endsWith('slack') ?? false;

/** Rounds a window inwards to five minutes. */
const inward = (from: number, to: number, turn: TideExtreme): TideWindow => ({
  from: new Date(Math.ceil(from / stepMs) * stepMs),
  to: new Date(Math.floor(to / stepMs) * stepMs),
  turn,
  slack: null,
});

/** A window from the earliest to the latest slack after a turn; none if these times are unknown. */
function slackWindow(turn: TideExtreme, slack: Slack): TideWindow[] {
  const span = slackSpan(slack, turn);
  if (!span) return [];
  const after = (minutes: number) => turn.time.getTime() + minutes * minuteMs;
  const window = inward(after(span.earliest), after(span.latest), turn);
  return [{ ...window, slack: span.usual === null ? null : new Date(after(span.usual)) }];
}

const byBegin = (one: TideWindow, other: TideWindow) => one.from.getTime() - other.from.getTime();

/** Whether the tides before and after a turn are neap tides; false if one of them is unknown. */
const isNeapAt =
  (neapMetres: number) =>
  ({ height }: TideExtreme, index: number, extremes: readonly TideExtreme[]) =>
    [extremes[index - 1], extremes[index + 1]].every(
      (other) => other && Math.abs(other.height - height) <= neapMetres,
    );

/**
 * Computes the windows of a tide rule; a rule of slack without known times of slack has none.
 * @param extremes in the order of their times
 * @param neapMetres the maximum range of a neap tide
 * @param slack times of slack relative to these extremes
 */
export function tideWindows(
  rule: TideRule | null,
  extremes: readonly TideExtreme[],
  neapMetres: number,
  slack: Slack | null = null,
): TideWindow[] {
  if (rule === null || rule === 'any') return [];
  if (rule === 'incoming') {
    return extremes.flatMap((low, index) => {
      const high = extremes[index + 1];
      if (low.kind !== 'low' || high?.kind !== 'high') return [];
      return [inward(low.time.getTime(), high.time.getTime(), high)];
    });
  }
  if (isSlackRule(rule)) {
    if (!slack) return [];
    const isNeap = isNeapAt(neapMetres);
    return extremes
      .filter((turn, index, all) => rule !== 'neap-slack' || isNeap(turn, index, all))
      .filter(({ kind }) => rule !== 'high-slack' || kind === 'high')
      .flatMap((turn) => slackWindow(turn, slack))
      .sort(byBegin);
  }
  const margin = waterMargin * minuteMs;
  return extremes
    .filter(({ kind }) => kind === rule)
    .map((turn) => inward(turn.time.getTime() - margin, turn.time.getTime() + margin, turn));
}

/** Removes turns so that highs and lows alternate: the more extreme of two in a row stays. */
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
