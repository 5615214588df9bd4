import { omitUndefined } from '../../../../contract/common.ts';
import { type Outlook, outlook, outlookQuery } from '../../../../contract/conditions/outlook.ts';
import type { Neighbour } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteChoice } from '../../../../domain/conditions/outlook-url.ts';
import { type ChoiceCount, searchSites } from '../../../../domain/dive-sites/search.ts';
import { Endpoints } from '../../../platform/endpoints/endpoints.ts';
import { cacheTag } from '../../../platform/http/cache-tags.ts';
import type { Services } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { regionSlug, regionText } from '../../../platform/seed/region-texts.ts';
import { placeOfSlug } from '../../../resources/dive-sites/browse.ts';
import { nearestDiveSites, sitesAround } from '../../../resources/dive-sites/nearest.ts';
import {
  findDiveSite,
  listSitesByIds,
  listWholeSites,
} from '../../../resources/dive-sites/read.ts';
import type { Forecasts } from '../forecast/forecasts.ts';
import { forecastReader } from '../forecast.ts';
import { cacheBriefly, untilTheHalfHour } from '../half-hour.ts';
import { type CandidateSite, placeOutlook } from '../outlook.ts';

/** Maximum number of judged sites around a place: the nearest that match the level and type. */
const maxNear = 30;
const maxAround = 300;
const nearKm = 60;

interface Candidates {
  place: Outlook['place'];
  candidates: CandidateSite[];
}

async function inRegion(services: Services, slug: string): Promise<Candidates> {
  const { name } = regionText(slug);
  const sites = await listWholeSites(services, name);
  return {
    place: { name, region: slug, near: null },
    candidates: sites.map((site) => ({ site, distanceKm: null })),
  };
}

/** The neighbours within `nearKm`, in the given order. */
async function inReach(services: Services, around: Neighbour[]): Promise<CandidateSite[]> {
  const near = around.filter(({ distanceKm }) => distanceKm <= nearKm);
  const apart = new Map(near.map(({ id, distanceKm }) => [id, distanceKm]));
  const sites = await listSitesByIds(services, [...apart.keys()]);
  return sites.map((site) => ({ site, distanceKm: apart.get(site.id) ?? null }));
}

async function nearSite(services: Services, id: number): Promise<Candidates> {
  const site = await findDiveSite(services, id);
  const others = await inReach(services, await nearestDiveSites(services, id, maxAround));
  return {
    place: { name: site.name, region: regionSlug(site.region), near: String(id) },
    candidates: [{ site, distanceKm: 0 }, ...others],
  };
}

async function nearPlace(services: Services, slug: string): Promise<Candidates> {
  if (/^[1-9]\d{0,8}$/.test(slug)) return nearSite(services, Number(slug));
  const place = await placeOfSlug(services, slug);
  const candidates = await inReach(services, await sitesAround(services, place, maxAround));
  const [nearest] = candidates;
  if (!nearest) throw invalid(`We know no dive site within ${nearKm} km of ${place.name}.`);
  return {
    place: { name: place.name, region: regionSlug(nearest.site.region), near: place.slug },
    candidates,
  };
}

function chooseSites({ place, candidates }: Candidates, choice: SiteChoice) {
  const { matching, facets } = searchSites(
    candidates.map(({ site }) => site),
    choice,
  );
  const chosen = new Set(matching.map(({ id }) => id));
  const some = (counts: ChoiceCount[] = [], chosenValue?: string) =>
    counts.filter(({ value, count }) => count > 0 || value === chosenValue);
  return {
    candidates: candidates
      .filter(({ site }) => chosen.has(site.id))
      .slice(0, place.near === null ? undefined : maxNear),
    choices: { skill: some(facets.skill, choice.skill), type: some(facets.type, choice.type) },
  };
}

export function outlookRoutes(services: Services, forecasts: Forecasts) {
  return new Endpoints({ tags: ['Conditions'] }).endpoint('get', '/', {
    summary: 'The dive sites of a region or around a place for a day or weekend, best first',
    middleware: [cacheTag('dive-sites'), untilTheHalfHour(services)],
    query: outlookQuery,
    answer: outlook,
    errors: [404],
    handle: async ({
      query: { region, near, when = 'today', date, skill, type, ...sea },
      context,
    }) => {
      if ((region === undefined) === (near === undefined)) {
        throw invalid('Name a region or a place to look around, and not both.');
      }
      const found =
        region === undefined
          ? await nearPlace(services, near ?? '')
          : await inRegion(services, region);
      const here = found.candidates[0]?.site;
      if (!here) throw invalid('There are no dive sites here.');
      const chosen = chooseSites(found, omitUndefined({ skill, type }));
      const { place } = found;
      const question = { place, here, ...chosen, when, date, sea: omitUndefined(sea) };
      const { read, isLacking } = forecastReader(forecasts);
      const answer = await placeOutlook(question, services.clock(), read);
      if (await isLacking()) cacheBriefly(context);
      return answer;
    },
  });
}
