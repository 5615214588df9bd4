import { dailyLight, type Sky } from '../conditions/light.ts';
import {
  type CurvePredictor,
  type HarmonicStation,
  predictedCurve,
  predictedTurns,
  type TurnPredictor,
} from '../conditions/tides/predicted-turns.ts';
import { type ClockedSite, siteCurve, siteTides } from '../conditions/tides/site-tides.ts';
import { localDay } from '../dates/site-time.ts';
import { readBriefingUrl } from '../dive-sites/page-urls.ts';

export interface StoredStation {
  site: ClockedSite;
  /** Null if no tide station is valid for the site. */
  station: HarmonicStation | null;
  reason: string | null;
}

interface AskedDays {
  from: string;
  days: number;
  withCurve: boolean;
}

const maxDays = 14;

export function askedDays(query: URLSearchParams, now: Date, zone: string): AskedDays | undefined {
  const days = Number(query.get('days') ?? 7);
  const given = query.get('from');
  const from = given ? readBriefingUrl({ date: given }).date : localDay(now, zone);
  if (!from || !Number.isInteger(days) || days < 1 || days > maxDays) return undefined;
  return { from, days, withCurve: query.get('curve') === '1' };
}

export async function computedTides(
  { site, station, reason }: StoredStation,
  predictor: (station: HarmonicStation) => TurnPredictor & CurvePredictor,
  { from, days, withCurve }: AskedDays,
) {
  const stations = station ? [station] : [];
  const tides = await siteTides(site, stations, from, days, async (one, start, end) =>
    predictedTurns(predictor(one), start, end),
  );
  const curve = withCurve
    ? await siteCurve(site, stations, from, async (one, start, end) =>
        predictedCurve(predictor(one), start, end),
      )
    : [];
  return { ...tides, reason, curve };
}

export const computedLight = (
  { site }: Pick<StoredStation, 'site'>,
  sky: Sky,
  { from, days }: AskedDays,
) => ({ timeZone: site.zone, days: dailyLight(sky, site, site.zone, from, days) });
