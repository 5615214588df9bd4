import { createTidePredictor } from '@neaps/tide-predictor';
import * as sky from 'suncalc';
import {
  type HarmonicStation,
  predictorInput,
} from '../domain/conditions/tides/predicted-turns.ts';
import { localDay } from '../domain/dates/site-time.ts';
import { readBriefingUrl } from '../domain/dive-sites/page-urls.ts';
import {
  askedDays,
  computedLight,
  computedTides,
  type StoredStation,
} from '../domain/offline/computed-conditions.ts';
import { pagesCache, tideStationPath } from '../domain/offline/offline-paths.ts';
import { networkElse } from './from-network.ts';
import { inCache } from './stored.ts';

const predictors = new Map<string, ReturnType<typeof createTidePredictor>>();

function loadPredictor(station: HarmonicStation) {
  const known = predictors.get(station.id) ?? createTidePredictor(...predictorInput(station));
  predictors.set(station.id, known);
  return known;
}

const storedStation = async (siteId: string) =>
  (await (await inCache(pagesCache, tideStationPath(siteId)))?.json()) as StoredStation | undefined;

/** Computes tides or light of any day from the constants stored with the guide. */
async function computed({ pathname, searchParams }: URL): Promise<Response | undefined> {
  const [, id = '', kind] = /^\/api\/dive-sites\/(\d+)\/(tides|light)$/.exec(pathname) ?? [];
  const stored = await storedStation(id);
  const asked = stored && askedDays(searchParams, new Date(), stored.site.zone);
  if (!asked) return undefined;
  const answer =
    kind === 'tides'
      ? await computedTides(stored, loadPredictor, asked)
      : computedLight(stored, sky, asked);
  return Response.json(answer);
}

/** Answers with tides or light from the network, else computes them. */
export const answerConditions = (request: Request) =>
  networkElse(fetch(request), () => computed(new URL(request.url)));

/** Redirects a stored briefing without a date in its address to today's date. */
export async function todaysBriefing({ pathname, searchParams }: URL) {
  const [, id] = /^\/dive-sites\/(\d+)\/briefing$/.exec(pathname) ?? [];
  if (!id || readBriefingUrl(Object.fromEntries(searchParams)).date) return undefined;
  const stored = await storedStation(id);
  const today = stored && localDay(new Date(), stored.site.zone);
  return today ? Response.redirect(`${pathname}?date=${today}`) : undefined;
}
