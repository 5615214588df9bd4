import type { Sea } from './factor.ts';

export interface SeaHour {
  time: Date;
  /** Degrees from true north. */
  windFrom: number | null;
  windKnots: number | null;
  gustKnots: number | null;
  swellFrom: number | null;
  swellMetres: number | null;
  swellSeconds: number | null;
  seaCelsius: number | null;
}

export interface SeaSlot extends SeaHour {
  to: Date;
}

const hourMs = 3_600_000;
/** Hours of a dive and the way back; the worst of them determines the verdict. */
const diveHours = 3;

type Measure = 'windKnots' | 'swellMetres';

function most(hours: readonly SeaHour[], measure: Measure): SeaHour | undefined {
  const stated = hours.filter((hour) => hour[measure] !== null);
  return stated.toSorted((one, other) => (other[measure] ?? 0) - (one[measure] ?? 0))[0];
}

const between = (hours: readonly SeaHour[], from: number, to: number) =>
  hours.filter(({ time }) => time.getTime() >= from && time.getTime() <= to);

export function seaSlot(hours: readonly SeaHour[], from: Date, to: Date): SeaSlot | undefined {
  const inside = between(hours, from.getTime(), to.getTime());
  const windy = most(inside, 'windKnots');
  const high = most(inside, 'swellMetres');
  if (!windy && !high) return undefined;
  return {
    time: from,
    to,
    windFrom: windy?.windFrom ?? null,
    windKnots: windy?.windKnots ?? null,
    gustKnots: inside.reduce<number | null>(
      (gust, hour) => (hour.gustKnots === null ? gust : Math.max(gust ?? 0, hour.gustKnots)),
      null,
    ),
    swellFrom: high?.swellFrom ?? null,
    swellMetres: high?.swellMetres ?? null,
    swellSeconds: high?.swellSeconds ?? null,
    seaCelsius: inside.find(({ seaCelsius }) => seaCelsius !== null)?.seaCelsius ?? null,
  };
}

const round = (value: number | null, per: number) =>
  value === null ? undefined : Math.round(value * per) / per;

const toSea = (hour: SeaHour): Sea => ({
  windFrom: round(hour.windFrom, 1),
  windKnots: round(hour.windKnots, 1),
  swellFrom: round(hour.swellFrom, 1),
  swellMetres: round(hour.swellMetres, 10),
  swellSeconds: round(hour.swellSeconds, 1),
});

/** The sea of each hour of a dive; empty if the hours do not cover the dive. */
export function seasOfDive(hours: readonly SeaHour[], at: Date): Sea[] {
  const met = between(hours, at.getTime() - hourMs + 1, at.getTime() + diveHours * hourMs);
  return met.length > diveHours ? met.map(toSea) : [];
}

/** The time of the last hour with a measure if a dive may end later; else undefined. */
export function endBefore(hours: readonly SeaHour[], at: Date, measure: Measure) {
  const last = hours.findLast((hour) => hour[measure] !== null)?.time;
  return last && last.getTime() < at.getTime() + diveHours * hourMs ? last : undefined;
}
