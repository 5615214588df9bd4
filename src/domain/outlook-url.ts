import { readPlaceSlug } from './near.ts';
import type { Sea } from './verdict/factor.ts';

export interface OutlookUrl extends Sea {
  region?: string | undefined;
  /** The place that sites are looked for around: its slug, or the id of a dive site. */
  near?: string | undefined;
  date?: string | undefined;
}

/** The bounds of wind and swell in addresses, as people see them in forecasts. */
export const seaBounds = {
  windFrom: [0, 360],
  windKnots: [0, 100],
  swellFrom: [0, 360],
  swellMetres: [0, 20],
  swellSeconds: [1, 30],
  rainDays: [0, 365],
} as const satisfies Record<keyof Sea, readonly [least: number, most: number]>;

export const seaNames = Object.keys(seaBounds) as (keyof Sea)[];

const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/** Wind and swell of an address; values that cannot be are left out. */
export function readSeaUrl(search: Record<string, unknown>): Sea {
  const sea: Sea = {};
  for (const name of seaNames) {
    const text = String(search[name] ?? '');
    const [least, most] = seaBounds[name];
    if (!/^\d{1,4}([.]\d{1,2})?$/.test(text)) continue;
    if (Number(text) >= least && Number(text) <= most) sea[name] = Number(text);
  }
  return sea;
}

/** Drops what is not valid. A region comes before a place that both are asked for. */
export function readOutlookUrl(search: Record<string, unknown>): OutlookUrl {
  const url: OutlookUrl = readSeaUrl(search);
  const [region, date] = [search.region, search.date].map((value) => String(value ?? ''));
  const near = readPlaceSlug(search.near);
  if (region && /^[a-z0-9-]{1,100}$/.test(region)) url.region = region;
  else if (near) url.near = near;
  if (date && isDay(date)) url.date = date;
  return url;
}
