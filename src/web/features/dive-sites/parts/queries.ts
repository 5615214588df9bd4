import { query } from '../../../app/reads.ts';

export const diveSiteQuery = (id: string) =>
  query(`dive-sites/id/${id}`, ({ api, read }) =>
    read(api['dive-sites'][':id'].$get({ param: { id } })),
  );

export const nearbySitesQuery = (id: string) =>
  query(`dive-sites/id/${id}/nearby`, ({ api, read }) =>
    read(api['dive-sites'][':id'].nearby.$get({ param: { id } })),
  );

export const siteAlternativesQuery = (id: string) =>
  query(`dive-sites/id/${id}/alternatives`, ({ api, read }) =>
    read(api['dive-sites'][':id'].alternatives.$get({ param: { id } })),
  );

export const siteCountQuery = query('dive-sites/count', ({ api, read }) =>
  read(api['dive-sites'].count.$get()),
);

/** The text alternative of a site's section drawing. */
export const siteSectionQuery = (id: string) =>
  query(`dive-sites/id/${id}/section`, async ({ api, read }) => {
    const { words } = await read(api['dive-sites'][':id'].section.$get({ param: { id } }));
    return words;
  });

export const siteRegionQuery = (id: string) =>
  query(`dive-sites/id/${id}/region`, ({ api, read }) =>
    read(api.regions['of-site'][':id'].$get({ param: { id } })),
  );

export const featuredSitesQuery = query('dive-sites/featured', ({ api, read }) =>
  read(api['dive-sites'].featured.$get()),
);

export const linkedSiteQuery = (path: string) =>
  query(`dive-sites/by-review-url${path}`, async ({ api }) => {
    const response = await api['dive-sites']['by-review-url'].$get({ query: { url: path } });
    return response.ok ? await response.json() : null;
  });
