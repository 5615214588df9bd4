import { addDays } from '../site-time.ts';

/** The parts of the API's answers that a shorter answer is cut from. */
interface Extreme {
  time: string;
  height: number;
  kind: 'high' | 'low';
}

export interface StoredTides {
  from: string;
  days: number;
  extremes: readonly Extreme[];
  windows: readonly { from: string; to: string; turn: Extreme }[];
  curve: readonly { time: string; height: number }[];
}

export interface StoredLight {
  days: readonly { day: string }[];
}

const dayOf = (time: string) => time.slice(0, 10);
const curveStepMs = 20 * 60_000;

/** The time a moment after another, by the same clock: "2026-12-01T13:42:00+11:00". */
function localAt(time: string, laterMs: number): string {
  const offset = time.slice(19);
  const wall = new Date(Date.parse(`${time.slice(0, 19)}Z`) + laterMs);
  return `${wall.toISOString().slice(0, 19)}${offset}`;
}

/** Heights of a day between its turns, by half a cosine from one to the next. */
function curveOf(day: string, extremes: readonly Extreme[]) {
  return extremes.flatMap((turn, index) => {
    const next = extremes[index + 1];
    if (!next) return [];
    const length = Date.parse(next.time) - Date.parse(turn.time);
    const steps = Math.max(1, Math.round(length / curveStepMs));
    return Array.from({ length: steps }, (_, step) => {
      const part = step / steps;
      const rise = (1 - Math.cos(Math.PI * part)) / 2;
      return {
        time: localAt(turn.time, part * length),
        height: Math.round((turn.height + (next.height - turn.height) * rise) * 100) / 100,
      };
    }).filter(({ time }) => dayOf(time) === day);
  });
}

/**
 * Fewer days of stored tides, as the API would answer them.
 * @param day the first day; undefined where it or the last one lies outside of what is stored
 */
export function tidesOf<Tides extends StoredTides>(
  stored: Tides,
  day: string,
  days: number,
  withCurve: boolean,
): Tides | undefined {
  const end = addDays(day, days);
  if (day < stored.from || end > addDays(stored.from, stored.days)) return undefined;
  const isWithin = (time: string) => dayOf(time) >= day && dayOf(time) < end;
  return {
    ...stored,
    from: day,
    days,
    extremes: stored.extremes.filter(({ time }) => isWithin(time)),
    windows: stored.windows.filter(({ from, to }) => dayOf(to) >= day && dayOf(from) < end),
    curve: withCurve ? curveOf(day, stored.extremes) : [],
  };
}

/** Fewer days of stored light. */
export function lightOf<Light extends StoredLight>(
  stored: Light,
  day: string,
  days: number,
): Light | undefined {
  const end = addDays(day, days);
  const chosen = stored.days.filter((one) => one.day >= day && one.day < end);
  return chosen.length === days ? { ...stored, days: chosen } : undefined;
}
