import type { Outlook } from '../../../../contract/conditions/outlook.ts';
import { paths } from '../../../../contract/paths.ts';
import { type OutlookUrl, readOutlookUrl } from '../../../../domain/conditions/outlook-url.ts';
import { ApiError } from '../../../app/api-error.ts';
import { pageHead } from '../../../app/head.ts';
import { query, type Reads } from '../../../app/reads.ts';
import { site } from '../../../app/site.ts';

export type When = 'today' | 'weekend';

const halfHourMs = 1_800_000;

/** Named below `dive-sites`, and by the half hour: an answer counts the hours that are left. */
function outlookQuery(when: When, url: OutlookUrl) {
  const asked = Object.fromEntries(
    Object.entries({ when, ...url })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const halfHour = Math.floor(Date.now() / halfHourMs);
  return query(`dive-sites/outlook/${halfHour}/${new URLSearchParams(asked)}`, ({ api, read }) =>
    read(api.outlook.$get({ query: asked })),
  );
}

const titles: Record<When, string> = {
  today: 'Can I Dive Today?',
  weekend: 'Diving This Weekend',
};

export async function loadOutlook(
  reads: Reads,
  siteUrl: string,
  when: When,
  search: Record<string, unknown>,
) {
  const url = readOutlookUrl(search);
  const head = pageHead({
    title: `${titles[when]} | ${site.name}`,
    description:
      'Every dive site of a coast in order: tides, daylight, shelter and your wind and swell, with the times of the day and the reasons. You decide at the water.',
    url: `${siteUrl}${paths[when]}`,
  });
  let outlook: Outlook | null = null;
  let error: string | null = null;
  if (url.region !== undefined || url.near !== undefined) {
    try {
      outlook = await reads.ensure(outlookQuery(when, url));
    } catch (cause) {
      if (!(cause instanceof ApiError) || ![400, 404].includes(cause.status)) throw cause;
      error = cause.reason ?? cause.message;
    }
  }
  return { head, url, outlook, error };
}
