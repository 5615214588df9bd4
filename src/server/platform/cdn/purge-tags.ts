import type { Config } from '../config/config.ts';

export type Cdn = NonNullable<Config['cdn']>;

const timeoutMs = 10_000;
const maxReasonLength = 200;

/** Maximum of tags in a request: Fastly accepts 256, Cloudflare 100, Varnish headers of 8 kB. */
export const maxTags = 100;

const postJson = (headers: Record<string, string>, content: object): RequestInit => ({
  method: 'POST',
  headers: { ...headers, Accept: 'application/json', 'Content-Type': 'application/json' },
  body: JSON.stringify(content),
});

/** The request that purges all answers with any of the given tags, by kind of CDN. */
const requests: Record<Cdn['kind'], (cdn: Cdn, tags: readonly string[]) => [string, RequestInit]> =
  {
    fastly: ({ url, zone, token }, tags) => [
      `${url}/service/${zone}/purge`,
      postJson({ 'Fastly-Key': token }, { surrogate_keys: tags }),
    ],
    cloudflare: ({ url, zone, token }, tags) => [
      `${url}/zones/${zone}/purge_cache`,
      postJson({ Authorization: `Bearer ${token}` }, { tags }),
    ],
    // deploy/varnish.vcl reads this header.
    varnish: ({ url }, tags) => [
      url,
      { method: 'PURGE', headers: { 'xkey-purge': tags.join(' ') } },
    ],
  };

/** Purges tags from a CDN. @throws Error with the CDN's answer */
export async function purgeTags(cdn: Cdn, tags: readonly string[], stopping?: AbortSignal) {
  const [address, request] = requests[cdn.kind](cdn, tags);
  const response = await fetch(address, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stopping ? [stopping] : [])]),
  });
  const answer = (await response.text()).trim();
  // Cloudflare also reports failure in the body.
  if (response.ok && !/"success":\s*false/.test(answer)) return;
  throw new Error(`${cdn.kind} answered ${response.status}: ${answer.slice(0, maxReasonLength)}`);
}
