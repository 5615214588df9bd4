import { notFound } from '@tanstack/react-router';
import { readBriefingUrl } from '../../../../domain/dive-sites/briefing-url.ts';
import { api, read } from '../../../app/api.ts';
import { ApiError } from '../../../app/api-error.ts';
import { site as brand } from '../../../app/site.ts';
import { readDiveSite, readSiteRegion, readSiteSection } from '../parts/queries.ts';

const site = api['dive-sites'][':id'];

const dayQuery = (date: string | undefined) => ({ days: '1', ...(date && { from: date }) });

export const readTides = (id: string, date: string | undefined) =>
  read(site.tides.$get({ param: { id }, query: dayQuery(date) }));

export const readLight = (id: string, date: string | undefined) =>
  read(site.light.$get({ param: { id }, query: dayQuery(date) }));

/** @param date YYYY-MM-DD; today at the site without it */
export async function readBriefing(id: string, date: string | undefined) {
  try {
    const [site, region, section, tides, light] = await Promise.all([
      readDiveSite(id),
      readSiteRegion(id),
      readSiteSection(id),
      readTides(id, date),
      readLight(id, date),
    ]);
    return { site, tides, light, section, chamber: region.chamber, date: tides.from };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}

export async function loadBriefing(id: string, search: { date?: unknown }) {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const briefing = await readBriefing(id, readBriefingUrl(search).date);
  const head = {
    meta: [
      { title: `Dive Briefing: ${briefing.site.name} | ${brand.name}` },
      {
        name: 'description',
        content: `Depth, points, tide, light, hazards and emergency card for a dive at ${briefing.site.name}, on one page to print.`,
      },
      // Search engines should list the guide, not a briefing for every day.
      { name: 'robots', content: 'noindex' },
    ],
  };
  return { briefing, head };
}
