import { notFound } from '@tanstack/react-router';
import { readBriefingUrl } from '../../../../domain/dive-sites/page-urls.ts';
import { api, read, undefinedIfMissing } from '../../../app/api.ts';
import { site as brand } from '../../../app/site.ts';
import { readDiveSite, readSiteRegion, readSiteSection } from '../parts/queries.ts';

const site = api['dive-sites'][':id'];

/**
 * Reads the tides and the light of a day, which the service worker computes offline.
 * @param date YYYY-MM-DD; today if undefined
 */
export async function readDay(id: string, date: string | undefined) {
  const query = { days: '1', ...(date && { from: date }) };
  const [tides, light] = await Promise.all([
    read(site.tides.$get({ param: { id }, query })),
    read(site.light.$get({ param: { id }, query })),
  ]);
  return { tides, light, date: tides.from };
}

async function readBriefing(id: string, date: string | undefined) {
  const found = await Promise.all([
    readDiveSite(id),
    readSiteRegion(id),
    readSiteSection(id),
    readDay(id, date),
  ]).catch(undefinedIfMissing);
  if (!found) throw notFound();
  const [site, region, section, day] = found;
  return { site, section, chamber: region.chamber, ...day };
}

export type Briefing = Awaited<ReturnType<typeof readBriefing>>;

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
