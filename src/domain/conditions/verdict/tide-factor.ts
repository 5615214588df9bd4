import { isSlackRule, type TideWindow } from '../tides/tide-windows.ts';
import type { Factor, FactorInput, SiteTide } from './factor.ts';

type KnownTide = Exclude<SiteTide, { reason: string }>;

const ruleLabels = {
  slack: 'slack water',
  'high-slack': 'the slack of high water',
  'neap-slack': 'the slack of a neap tide',
  high: 'high water',
  low: 'low water',
  incoming: 'the incoming tide',
} as const;

const unknown = (text: string, change: string): Factor => ({
  kind: 'tide',
  outcome: 'unknown',
  text,
  change,
  weight: 3,
});

const minuteMs = 60_000;

/** Maximum span of a slack that allows a dive to be timed. */
const longestSpanMinutes = 60;

/** Whether a moment is at least a minute later than another. */
const isPast = (at: Date, end: Date | number) => at.getTime() >= Number(end) + minuteMs;

function inSlack({ at, clock }: FactorInput, { from, to, slack }: TideWindow): Factor {
  const isLong = to.getTime() - from.getTime() > longestSpanMinutes * minuteMs;
  if (!slack || isLong) {
    return {
      kind: 'tide',
      outcome: 'marginal',
      text: slack
        ? `Slack is expected at about ${clock(slack)}, but may come from ${clock(from)} to ${clock(to)}.`
        : `Slack comes some time from ${clock(from)} to ${clock(to)}: nobody has told when more exactly.`,
      change: 'Look at the water, and go in only as the stream dies.',
      weight: 0.9,
    };
  }
  const expected = `slack is expected at about ${clock(slack)}`;
  // Slack with a late expected time may still come early.
  const lastStart = Math.min(slack.getTime(), (from.getTime() + to.getTime()) / 2);
  if (isPast(at, lastStart)) {
    return {
      kind: 'tide',
      outcome: 'marginal',
      text: `Slack ends at about ${clock(to)}, before you would be out: ${expected}.`,
      change: `A start from ${clock(from)} to ${clock(new Date(lastStart))}.`,
      weight: 1.2,
    };
  }
  return {
    kind: 'tide',
    outcome: 'fine',
    text: `The tide suits until ${clock(to)}, be out of the water by then: ${expected}.`,
    change: null,
    weight: 0.6,
  };
}

function inWindow(input: FactorInput, window: TideWindow, { port, isMoved }: KnownTide): Factor {
  const { at, clock, site } = input;
  if (isSlackRule(site.tideRule)) return inSlack(input, window);
  const { from, to, turn } = window;
  const place = isMoved ? 'here' : `at ${port}`;
  const turns = `${turn.kind} water ${place} is at ${clock(turn.time)}`;
  // The water at a site dived at low water rises after low water.
  if (site.tideRule === 'low' && isPast(at, turn.time)) {
    return {
      kind: 'tide',
      outcome: 'marginal',
      text: `The water is rising, be back by ${clock(to)}: ${turns}.`,
      change: `A start from ${clock(from)} to ${clock(turn.time)}.`,
      weight: 1.2,
    };
  }
  const text = `The tide suits until ${clock(to)}: ${turns}.`;
  return { kind: 'tide', outcome: 'fine', text, change: null, weight: 0.6 };
}

const dayMs = 86_400_000;

/** A window as a sentence, which says if it is on the next day or in the dark. */
function windowText({ clock, day, at, sunrise, sunset }: FactorInput, { from, to }: TideWindow) {
  const isNextDay = day(from) !== day(at);
  const later = isNextDay ? dayMs : 0;
  const rise = sunrise.getTime() + later;
  const set = sunset.getTime() + later;
  const isDark = to.getTime() <= rise || from.getTime() >= set;
  const isPartlyDark = from.getTime() < rise || to.getTime() > set;
  const light = isDark ? ', in the dark' : isPartlyDark ? ', partly in the dark' : '';
  return `From ${clock(from)} to ${clock(to)}${isNextDay ? ' the next day' : ''} the tide suits${light}.`;
}

export function tideFactor(input: FactorInput): Factor | undefined {
  const { site, tide, at } = input;
  const { tideRule } = site;
  const ask = 'A local operator or the harbour’s own table.';
  if (tideRule === null) {
    if ('slackNote' in tide && tide.slackNote) return unknown(tide.slackNote, ask);
    return site.type === 'drift'
      ? unknown('A drift dive goes with the stream, and we do not know when it runs here.', ask)
      : undefined;
  }
  if (tideRule === 'any') return undefined;
  const rule = ruleLabels[tideRule];
  if ('reason' in tide) {
    const told = unknown(`This site is dived at ${rule}. ${tide.reason}`, ask);
    return isSlackRule(tideRule) ? told : { ...told, outcome: 'marginal' };
  }
  if (tide.slackNote) return unknown(`This site is dived at ${rule}. ${tide.slackNote}`, ask);
  const window = tide.windows.find(({ from, to }) => at >= from && at <= to);
  if (window) return inWindow(input, window, tide);
  const next = tide.windows.find(({ from }) => from > at);
  return {
    kind: 'tide',
    outcome: isSlackRule(tideRule) ? 'leave' : 'marginal',
    text: `The tide does not suit: this site is dived at ${rule}.`,
    change: next ? windowText(input, next) : `A time nearer to ${rule}.`,
    weight: 1.5,
  };
}
