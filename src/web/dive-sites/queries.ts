import { query } from '../reads.ts';

/** Every site with what cards, filters and map need: 130 kB, asked for once someone uses a filter or comes to the map. */
export const allSitesQuery = query('dive-sites', ({ api, read }) =>
  read(api['dive-sites'].$get({ query: { fields: 'summary' } })),
);

export const diveSiteQuery = (id: string) =>
  query(`dive-sites/id/${id}`, ({ api, read }) =>
    read(api['dive-sites'][':id'].$get({ param: { id } })),
  );

export const nearbySitesQuery = (id: string) =>
  query(`dive-sites/id/${id}/nearby`, ({ api, read }) =>
    read(api['dive-sites'][':id'].nearby.$get({ param: { id } })),
  );

export const siteCountQuery = query('dive-sites/count', ({ api, read }) =>
  read(api['dive-sites'].count.$get()),
);

/** The featured sites, with their pictures. */
export const featuredSitesQuery = query('dive-sites/featured', ({ api, read }) =>
  read(api['dive-sites'].featured.$get()),
);

/** The site that a page is about, or null where there is none. */
export const linkedSiteQuery = (path: string) =>
  query(`dive-sites/by-review-url${path}`, async ({ api }) => {
    const response = await api['dive-sites']['by-review-url'].$get({ query: { url: path } });
    return response.ok ? await response.json() : null;
  });
