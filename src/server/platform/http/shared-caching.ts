/** A CDN may serve a page for a minute and revalidate it for another; a write can purge its tags. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** For how many seconds a response may be cached; undefined where no time limits it. */
export function sharedMaxAge(headers: Headers): number | undefined {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('Surrogate-Control') ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}
