import { type SiteType, type SkillLevel, siteTypes, skillLevels } from '../../dive-sites/terms.ts';
import { type Outcome, outcomes } from './factor.ts';
import type { Verdict } from './verdict.ts';

/** Interval between examined starting times, in milliseconds. */
const stepMs = 10 * 60_000;

export interface DayOutlook extends Verdict {
  windows: { from: Date; to: Date }[];
  /** Whether every examined time has the best outcome. */
  isAllDay: boolean;
}

const rank = (outcome: Outcome) => outcomes.indexOf(outcome);

const isWorth = (outcome: Outcome) => outcome === 'fine' || outcome === 'marginal';

/** Finds a day's best outcome, with starting times and reasons; undefined if no time is left. */
export function dayOutlook(
  judge: (at: Date) => Verdict,
  from: Date,
  to: Date,
): DayOutlook | undefined {
  let best: DayOutlook | undefined;
  let last = 0;
  for (let at = Math.ceil(from.getTime() / stepMs) * stepMs; at <= to.getTime(); at += stepMs) {
    const verdict = judge(new Date(at));
    if (!best || rank(verdict.outcome) < rank(best.outcome)) {
      best = { ...verdict, windows: [], isAllDay: !best };
    }
    if (verdict.outcome !== best.outcome) {
      best.isAllDay = false;
      continue;
    }
    const window = best.windows.at(-1);
    if (window && at - last === stepMs) window.to = new Date(at);
    else best.windows.push({ from: new Date(at), to: new Date(at) });
    last = at;
  }
  if (best && !isWorth(best.outcome)) best.windows = [];
  return best;
}

interface Ranked {
  outcome: Outcome;
  skillLevel: SkillLevel;
  type: SiteType | null;
}

const typeRank = (type: SiteType | null) =>
  type === null ? siteTypes.length : siteTypes.indexOf(type);

export const byOutlook = (one: Ranked, other: Ranked): number =>
  rank(one.outcome) - rank(other.outcome) ||
  skillLevels.indexOf(one.skillLevel) - skillLevels.indexOf(other.skillLevel) ||
  typeRank(one.type) - typeRank(other.type);

const [sunday, saturday] = [0, 6];

/** Saturday and Sunday of the current or next weekend; only Sunday once Saturday is over. */
export function weekendFrom(today: string, isTodayOver: boolean): string[] {
  const at = new Date(`${today}T00:00:00Z`);
  const dayAfter = (days: number) => {
    const day = new Date(at);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };
  const weekday = at.getUTCDay();
  if (weekday === sunday && !isTodayOver) return [today];
  const wait = (saturday - weekday) % 7;
  if (wait === 0 && isTodayOver) return [dayAfter(1)];
  return [dayAfter(wait), dayAfter(wait + 1)];
}
