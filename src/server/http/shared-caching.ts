/** A CDN may serve a page for a minute and revalidate it for another; a write can purge its tags. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
