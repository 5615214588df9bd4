import { queryOptions } from '@tanstack/react-query';
import type { DiveSiteSummary } from '../../../../contract/dive-sites/dive-sites.ts';
import { api, read } from '../../app/api.ts';
import { byId, useRefresh } from '../../app/calls.ts';

const byName = new Intl.Collator('en-AU').compare;

export const sitesQuery = (text: string) =>
  queryOptions({
    queryKey: ['admin', 'list', 'dive-sites', text],
    queryFn: async () => {
      const sites = text
        ? await read(api['dive-sites'].search.$get({ query: { q: text } }))
        : await read(api['dive-sites'].$get({ query: {} }));
      const words = text.toLowerCase();
      const isNamed = ({ name }: DiveSiteSummary) => Number(name.toLowerCase().includes(words));
      // A site whose name contains the text comes before the other matches.
      return sites.sort(
        (one, other) => isNamed(other) - isNamed(one) || byName(one.name, other.name),
      );
    },
  });

/** The day on which a fact of a site was last checked, by the site's id. */
export const checksQuery = queryOptions({
  queryKey: ['admin', 'list', 'dive-sites', 'checks'],
  queryFn: async () => {
    const checks = await read(api['dive-sites'].checks.$get());
    return new Map(checks.map(({ id, checkedOn }) => [id, checkedOn]));
  },
});

export const dueQuery = queryOptions({
  queryKey: ['admin', 'list', 'dive-sites', 'due-for-review'],
  queryFn: () => read(api['dive-sites']['due-for-review'].$get()),
});

export const findSite = (id: number) => read(api['dive-sites'][':id'].$get(byId(id)));

export const useRefreshSites = () => useRefresh(['admin', 'list', 'dive-sites']);
