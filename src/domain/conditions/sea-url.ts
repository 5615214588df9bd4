import type { Sea } from './verdict/factor.ts';

export const seaBounds = {
  windFrom: [0, 360],
  windKnots: [0, 100],
  swellFrom: [0, 360],
  swellMetres: [0, 20],
  swellSeconds: [1, 30],
  rainDays: [0, 365],
} as const satisfies Record<keyof Sea, readonly [least: number, most: number]>;

export const seaNames = Object.keys(seaBounds) as (keyof Sea)[];

/** Whether any wind or swell is stated; rain does not count. */
export const isStated = (sea: Sea) =>
  seaNames.some((name) => name !== 'rainDays' && sea[name] !== undefined);

/** Reads wind, swell and rain from an address; values out of range are omitted. */
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

/** Converts the defined values of an address to the query of a request. */
export const toQuery = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
