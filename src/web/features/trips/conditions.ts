import { createTidePredictor } from '@neaps/tide-predictor';
import * as sky from 'suncalc';
import stationRows from '../../../../seed/tide-stations.json';
import { dailyLight } from '../../../domain/conditions/light.ts';
import {
  type HarmonicStation,
  predictedTurns,
  predictorInput,
  type TurnPredictor,
} from '../../../domain/conditions/tides/predicted-turns.ts';
import { siteTides } from '../../../domain/conditions/tides/site-tides.ts';
import { timeOfWindow } from '../../../domain/conditions/tides/window-text.ts';
import { siteTimeZone } from '../../../domain/dates/site-time.ts';
import { parsePosition } from '../../../domain/geo/positions.ts';
import type { CatalogueSite } from '../../app/saved-records/catalogue.ts';

const stations = stationRows as unknown as readonly HarmonicStation[];
const predictors = new Map<string, TurnPredictor>();

async function predict(station: HarmonicStation, start: Date, end: Date) {
  const predictor = predictors.get(station.id) ?? createTidePredictor(...predictorInput(station));
  predictors.set(station.id, predictor);
  return predictedTurns(predictor, start, end);
}

/** Computes light and tides in the browser, so that the server gets neither places nor days. */
async function compute(site: CatalogueSite, day: string) {
  const position = parsePosition(site);
  if (!position) return undefined;
  const { type, tidePort, tideRule, tideOffsetMinutes, slack, provenance, state } = site;
  const told = provenance?.slack;
  const slackSource = told ? `${told.source}, ${told.checkedOn}` : null;
  const zone = siteTimeZone({ ...position, state });
  const tides = await siteTides(
    { ...position, zone, type, tidePort, tideRule, tideOffsetMinutes, slack, slackSource },
    stations,
    day,
    1,
    predict,
  );
  const [light] = dailyLight(sky, position, zone, day, 1);
  if (!light) return undefined;
  return {
    light,
    tides,
    turns: tides.extremes.filter(({ time }) => time.startsWith(day)),
    windows: tides.windows.flatMap((window) => {
      const time = timeOfWindow(window);
      const isDark = time < light.firstLight || time > light.lastLight;
      return time.startsWith(day) ? [{ ...window, isDark }] : [];
    }),
  };
}

export type DayConditions = NonNullable<Awaited<ReturnType<typeof compute>>>;

const computed = new Map<string, Promise<DayConditions | undefined>>();

export function dayConditions(site: CatalogueSite, day: string) {
  const key = `${site.id} ${day}`;
  const known = computed.get(key) ?? compute(site, day);
  computed.set(key, known);
  return known;
}
