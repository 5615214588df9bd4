import { addDays, localIso, startOfDay } from '../../dates/site-time.ts';
import { type HarmonicStation, neapRangeMetres } from './predicted-turns.ts';
import { type ReferenceStation, referenceStation, type TidalSite } from './reference-station.ts';
import { slackText, unknownStream } from './slack.ts';
import {
  isSlackRule,
  type TideExtreme,
  type TideRule,
  type TideWindow,
  tideWindows,
} from './tide-windows.ts';

export const tideSource =
  'TICON-4 (doi:10.17882/109129, CC BY 4.0), from the Neaps tide database. Predictions from published constants, without weather, not for navigation.';

export interface ClockedSite extends TidalSite {
  tideRule: TideRule | null;
  zone: string;
}

type Predict = Timed<TideExtreme>;

const extremeBy = (zone: string) => (extreme: TideExtreme) => ({
  ...extreme,
  time: localIso(extreme.time, zone),
});

export const windowBy =
  (zone: string) =>
  ({ from, to, turn, slack }: TideWindow) => ({
    from: localIso(from, zone),
    to: localIso(to, zone),
    turn: extremeBy(zone)(turn),
    slack: slack && localIso(slack, zone),
  });

const marginMs = 86_400_000;
const minuteMs = 60_000;

type Timed<Turn> = (station: HarmonicStation, start: Date, end: Date) => Promise<readonly Turn[]>;

export async function atSite<Turn extends { time: Date }>(
  { station, offset }: ReferenceStation<HarmonicStation>,
  start: Date,
  end: Date,
  predict: Timed<Turn>,
): Promise<Turn[]> {
  const later = (offset?.minutes ?? 0) * minuteMs;
  const by = (at: Date, ms: number) => new Date(at.getTime() + ms);
  const turns = await predict(station, by(start, -later), by(end, -later));
  return turns.map((turn) => ({ ...turn, time: by(turn.time, later) }));
}

/** A note for sites whose stream turns at other times than the tide, or at unknown times. */
export const streamNote = (
  rule: TideRule | null,
  { slack, slackNote }: ReferenceStation<HarmonicStation>,
): string | null => slackNote ?? (isSlackRule(rule) && !slack ? unknownStream : null);

/** Describes the accuracy of windows, or why a neap rule has none. */
function describeWindowLimits(
  { tideRule: rule, slack, slackSource }: ClockedSite,
  station: HarmonicStation,
  hasWindows: boolean,
): string | null {
  const { name } = station;
  const range = `${neapRangeMetres(station).toFixed(1)} m`;
  const notes = [];
  if (rule === 'neap-slack') {
    notes.push(
      hasWindows
        ? `Only neap tides count here: those that move ${range} or less at ${name}.`
        : `No slack of a neap tide in this time: the tide at ${name} moves more than ${range}.`,
    );
  }
  if (isSlackRule(rule) && slack && hasWindows) {
    notes.push(slackText(slack, name, slackSource ?? null));
  }
  return notes.join(' ') || null;
}

/** Computes the tides of a site in its local time. @param from the first day, YYYY-MM-DD */
export async function siteTides(
  site: ClockedSite,
  stations: readonly HarmonicStation[],
  from: string,
  days: number,
  predict: Predict,
) {
  const { zone, tideRule } = site;
  const head = { timeZone: zone, from, days, tideRule, source: tideSource };
  const reference = referenceStation(site, stations);
  if ('reason' in reference) {
    const none = {
      station: null,
      distanceKm: null,
      offset: null,
      slackNote: null,
      windowNote: null,
    };
    return { ...head, ...none, ...reference, extremes: [], windows: [] };
  }
  const { station, offset, slack } = reference;
  const [start, end] = [startOfDay(from, zone), startOfDay(addDays(from, days), zone)];
  const around = await atSite(
    reference,
    new Date(start.getTime() - marginMs),
    new Date(end.getTime() + marginMs),
    predict,
  );
  const slackNote = streamNote(tideRule, reference);
  // Windows of slack water would be wrong at sites whose stream turns at other times.
  const rule = slackNote ? null : tideRule;
  const windows = tideWindows(rule, around, neapRangeMetres(station), slack).filter(
    (window) => window.to > start && window.from < end,
  );
  const { name, latitude, longitude } = station;
  return {
    ...head,
    station: { name, latitude, longitude },
    distanceKm: Math.round(reference.distanceKm * 10) / 10,
    offset,
    reason: null,
    slackNote,
    windowNote: slackNote ? null : describeWindowLimits(site, station, windows.length > 0),
    extremes: around.filter(({ time }) => time >= start && time < end).map(extremeBy(zone)),
    windows: windows.map(windowBy(zone)),
  };
}

type PredictCurve = Timed<{ time: Date; height: number }>;

export async function siteCurve(
  site: ClockedSite,
  stations: readonly HarmonicStation[],
  day: string,
  predict: PredictCurve,
) {
  const { zone } = site;
  const reference = referenceStation(site, stations);
  if ('reason' in reference) return [];
  const [start, end] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
  const curve = await atSite(reference, start, end, predict);
  return curve.map(({ time, height }) => ({ time: localIso(time, zone), height }));
}
