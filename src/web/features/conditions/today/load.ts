import type { Outlook } from '../../../../contract/conditions/outlook.ts';
import { paths } from '../../../../contract/paths.ts';
import { readOutlookUrl } from '../../../../domain/conditions/outlook-url.ts';
import { toQuery } from '../../../../domain/conditions/sea-url.ts';
import { api, read } from '../../../app/api.ts';
import { ApiError } from '../../../app/api-error.ts';
import { pageHead } from '../../../app/head.ts';
import { site } from '../../../app/site.ts';

export type When = 'today' | 'weekend';

const titles: Record<When, string> = {
  today: 'Can I Dive Today?',
  weekend: 'Diving This Weekend',
};

export async function loadOutlook(siteUrl: string, when: When, search: Record<string, unknown>) {
  const url = readOutlookUrl(search);
  const { lee: _, ...asked } = url;
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
      outlook = await read(api.outlook.$get({ query: toQuery({ when, ...asked }) }));
    } catch (cause) {
      if (!(cause instanceof ApiError) || ![400, 404].includes(cause.status)) throw cause;
      error = cause.reason ?? cause.message;
    }
  }
  return { head, url, outlook, error };
}
