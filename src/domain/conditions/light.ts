import { addDays, localIso, startOfDay } from '../dates/site-time.ts';
import type { Position } from '../geo/positions.ts';

type Sun = Partial<Record<'dawn' | 'sunrise' | 'sunset' | 'dusk', Date | null>>;

/** The functions of suncalc, passed in so that callers decide when to load it. */
export interface Sky {
  getTimes: (at: Date, latitude: number, longitude: number) => Sun;
  getMoonIllumination: (at: Date) => { phase: number; fraction: number };
}

const phaseNames = [
  ...['New moon', 'Waxing crescent', 'First quarter', 'Waxing gibbous'],
  ...['Full moon', 'Waning gibbous', 'Last quarter', 'Waning crescent'],
];

const localNoon = (day: string, zone: string) =>
  new Date((startOfDay(day, zone).getTime() + startOfDay(addDays(day, 1), zone).getTime()) / 2);

export function sunTimes(sky: Sky, day: string, zone: string, { latitude, longitude }: Position) {
  const { dawn, sunrise, sunset, dusk } = sky.getTimes(localNoon(day, zone), latitude, longitude);
  if (!dawn || !sunrise || !sunset || !dusk) throw new Error(`no sunrise at ${latitude} on ${day}`);
  return { firstLight: dawn, sunrise, sunset, lastLight: dusk };
}

export function dailyLight(sky: Sky, place: Position, zone: string, from: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    const sun = sunTimes(sky, day, zone, place);
    const next = sunTimes(sky, addDays(day, 1), zone, place);
    const { phase, fraction } = sky.getMoonIllumination(sun.lastLight);
    const iso = (at: Date) => localIso(at, zone);
    return {
      day,
      firstLight: iso(sun.firstLight),
      sunrise: iso(sun.sunrise),
      sunset: iso(sun.sunset),
      lastLight: iso(sun.lastLight),
      night: { from: iso(sun.lastLight), to: iso(next.firstLight) },
      moon: {
        phase: Math.round(phase * 1000) / 1000,
        litPercent: Math.round(fraction * 100),
        name: phaseNames[Math.round(phase * 8) % 8] ?? 'New moon',
      },
    };
  });
}
