import type { TideExtreme } from './tide-windows.ts';

/** Minutes after a turn of the tide; negative before the turn. */
export interface SlackSpan {
  earliest: number;
  /** Null if the source states only the earliest and the latest. */
  usual: number | null;
  latest: number;
}

/** The turn of the stream at a site, relative to the high and low water of its tide port. */
export interface Slack {
  afterHigh: SlackSpan | null;
  /** Null if divers do not use low slack, or if it is unknown. */
  afterLow: SlackSpan | null;
  /** Change of the usual time with the height of high water; `usual` applies at `metres`. */
  byHeight: { metres: number; minutesPer10cm: number } | null;
  lastsMinutes: number | null;
}

export const unknownStream =
  'We do not know when the stream turns here: it may be hours from high and low water.';

const shiftedSpan = (span: SlackSpan | null, minutes: number): SlackSpan | null =>
  span && {
    earliest: span.earliest + minutes,
    usual: span.usual === null ? null : span.usual + minutes,
    latest: span.latest + minutes,
  };

/** Adds minutes to each time of a slack. */
export const shiftedSlack = (slack: Slack, minutes: number): Slack => ({
  ...slack,
  afterHigh: shiftedSpan(slack.afterHigh, minutes),
  afterLow: shiftedSpan(slack.afterLow, minutes),
});

/** The slack after one turn, with its usual time adjusted to the height of that turn. */
export function slackSpan(slack: Slack, { kind, height }: TideExtreme): SlackSpan | null {
  if (kind === 'low') return slack.afterLow;
  const { afterHigh, byHeight } = slack;
  if (!afterHigh || afterHigh.usual === null || !byHeight) return afterHigh;
  const { earliest, latest } = afterHigh;
  const usual = afterHigh.usual + (height - byHeight.metres) * 10 * byHeight.minutesPer10cm;
  return { earliest, usual: Math.min(latest, Math.max(earliest, usual)), latest };
}

const minSpan = 20;

/** Error message for an inconsistent slack; null if it is consistent. */
export function slackError({ afterHigh, afterLow, byHeight }: Slack): string | null {
  if (!afterHigh && !afterLow) return 'Give the slack of high water, of low water, or both.';
  const spans = [afterHigh, afterLow].filter((span) => span !== null);
  if (spans.some(({ earliest, latest }) => latest - earliest < minSpan)) {
    return `The latest is at least ${minSpan} minutes after the earliest: no slack comes to the minute.`;
  }
  if (
    spans.some(
      ({ earliest, usual, latest }) => usual !== null && (usual < earliest || usual > latest),
    )
  ) {
    return 'The usual time lies between the earliest and the latest.';
  }
  if (byHeight && (afterHigh?.usual ?? null) === null) {
    return 'The height changes the usual time after high water: give that too.';
  }
  return null;
}

function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

const relativeTimeText = (minutes: number) =>
  `${minutesText(minutes)} ${minutes < 0 ? 'before' : 'after'}`;

function rangeText(earliest: number, latest: number, water: string): string {
  if (earliest === 0) return `from ${water} water to ${relativeTimeText(latest)} it`;
  if (latest === 0) return `from ${relativeTimeText(earliest)} ${water} water up to it`;
  return `from ${relativeTimeText(earliest)} to ${relativeTimeText(latest)} ${water} water`;
}

/** A span in words, e.g. "from 2 h after to 3 h after high water, usually 2 h 30 min after". */
function slackSpanText({ earliest, usual, latest }: SlackSpan, water: string): string {
  const usually =
    usual === null ? '' : `, usually ${usual === 0 ? 'at it' : relativeTimeText(usual)}`;
  return `${rangeText(earliest, latest, water)}${usually}`;
}

function slackSpansText({ afterHigh, afterLow }: Slack): string {
  if (afterHigh && afterLow && JSON.stringify(afterHigh) === JSON.stringify(afterLow)) {
    return slackSpanText(afterHigh, 'high and low');
  }
  return [afterHigh && slackSpanText(afterHigh, 'high'), afterLow && slackSpanText(afterLow, 'low')]
    .filter(Boolean)
    .join(', and ');
}

/** The times of slack, its reference port and its source, as text. */
export function slackText(slack: Slack, port: string, source: string | null): string {
  const { byHeight, lastsMinutes } = slack;
  const perHeight =
    byHeight &&
    `That holds at ${byHeight.metres} m; each 10 cm more ${byHeight.minutesPer10cm < 0 ? 'brings it earlier' : 'makes it later'} by ${Math.abs(byHeight.minutesPer10cm)} min.`;
  return [
    `By the tide at ${port}, slack comes ${slackSpansText(slack)}.`,
    perHeight,
    lastsMinutes !== null && `It lasts some ${lastsMinutes} min.`,
    'The window runs from the earliest to the latest that is known, so look at the water before you go in.',
    source && `Source: ${source}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
