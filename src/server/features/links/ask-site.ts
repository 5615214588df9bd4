import type { IncomingMessage } from 'node:http';
import {
  maxHops,
  PrivateAddress,
  type PublicRequestOptions,
  redirectTarget,
  requestPublic,
} from '../../platform/outbound/public-request.ts';

/**
 * Result of a request to another site. `dead`: the page or the host does not exist. `failed`: the
 * site gives no answer or an error of its own. `refused`: the site refuses the request, as many
 * sites do with programs. `private`: the address is not public.
 */
export interface LinkAnswer {
  outcome: 'ok' | 'dead' | 'failed' | 'refused' | 'private';
  /** The HTTP status; null without an answer. */
  status: number | null;
  /** The final address, if every redirect was permanent. */
  movedTo?: string | undefined;
}

const timeoutMs = 15_000;
/** Maximum number of bytes that are read of a page. */
const mostRead = 512 * 1024;

/** Reads the start of an uncompressed HTML page; empty for any other answer. */
async function readStart(response: IncomingMessage): Promise<string> {
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers;
  if (!type.startsWith('text/html') || encoding) return '';
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= mostRead) break;
  }
  return Buffer.concat(parts).subarray(0, mostRead).toString('utf8');
}

const isForGood = (status: number) => status === 301 || status === 308;

/** Follows redirects. @returns the last status, and the last address if all moves are permanent */
async function follow(
  method: 'HEAD' | 'GET' | 'READ',
  address: string,
  asking: PublicRequestOptions,
) {
  let url = new URL(address);
  let hasMoved = true;
  for (let hop = 0; hop <= maxHops; hop += 1) {
    const answer = await requestPublic(method === 'READ' ? 'GET' : method, url, asking);
    const { statusCode: status = 0 } = answer;
    const target = redirectTarget(url, answer);
    const html = method === 'READ' && !target ? await readStart(answer).catch(() => '') : '';
    // The rest of the body, such as a film, is not downloaded.
    answer.destroy();
    if (!target) return { status, html, movedTo: hop > 0 && hasMoved ? url.href : undefined };
    hasMoved &&= isForGood(status);
    url = target;
  }
  return { status: 310, html: '' };
}

function linkOutcome(status: number): LinkAnswer['outcome'] {
  if (status === 404 || status === 410) return 'dead';
  if (status >= 500) return 'failed';
  return status >= 200 && status < 300 ? 'ok' : 'refused';
}

const isNoSuchHost = (error: unknown) => (error as { code?: unknown }).code === 'ENOTFOUND';

type SiteOptions = Omit<PublicRequestOptions, 'signal' | 'accept'> & {
  signal?: AbortSignal | undefined;
};

const timed = ({ signal, ...options }: SiteOptions): PublicRequestOptions => ({
  ...options,
  accept: 'text/html,*/*;q=0.8',
  signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
});

/** The start of another site's page; empty if the page can not be read. */
export async function readSite(address: string, options: SiteOptions): Promise<string> {
  try {
    const { status, html } = await follow('READ', address, timed(options));
    return linkOutcome(status) === 'ok' ? html : '';
  } catch {
    options.signal?.throwIfAborted();
    return '';
  }
}

/**
 * Requests a page of another site by HEAD, and by GET if HEAD fails.
 * @param signal aborts the request, which then throws
 */
export async function askSite(address: string, options: SiteOptions): Promise<LinkAnswer> {
  const { signal } = options;
  try {
    let found: Awaited<ReturnType<typeof follow>> = await follow(
      'HEAD',
      address,
      timed(options),
    ).catch((error: unknown) => {
      if (error instanceof PrivateAddress || isNoSuchHost(error)) throw error;
      return { status: 0, html: '' };
    });
    // A status of 429 prevents the second request, because the site limits programs.
    if (linkOutcome(found.status) !== 'ok' && found.status !== 429)
      found = await follow('GET', address, timed(options));
    const { status, movedTo } = found;
    return { outcome: linkOutcome(status), status, movedTo };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof PrivateAddress) return { outcome: 'private', status: null };
    return { outcome: isNoSuchHost(error) ? 'dead' : 'failed', status: null };
  }
}
