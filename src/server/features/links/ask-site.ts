import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import ipaddr from 'ipaddr.js';

/**
 * Result of a request to another site. `dead`: its page or its host does not exist. `failed`: no answer, or an
 * error of that site. `refused`: the site answers people but not programs. `private`: no address of the public web.
 */
export interface LinkAnswer {
  outcome: 'ok' | 'dead' | 'failed' | 'refused' | 'private';
  /** Of HTTP; null without an answer. */
  status: number | null;
}

const timeoutMs = 15_000;
const mostRedirects = 5;

class PrivateAddress extends Error {}

/** Answers the machines of a cloud with their secrets, from a public range. */
const metadataAddresses = new Set(['168.63.129.16']);

/** Tells whether an IP address is one of the public web: not this machine, its network or a special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && !metadataAddresses.has(parsed.toString());
}

/** Tells whether a port is one of the web; an address that names none has the one of its protocol. */
export const isWebPort = (port: string) => ['', '80', '443'].includes(port);

type IsAllowed = (address: string) => boolean;
type LookupCallback = (
  error: Error | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Resolves a name and refuses it where any address is not allowed, so that the connection goes where was looked. */
const guardedLookup =
  (isAllowed: IsAllowed) => (hostname: string, options: LookupOptions, callback: LookupCallback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const [first] = found;
      if (!first || found.some(({ address }) => !isAllowed(address))) {
        return callback(new PrivateAddress(hostname), []);
      }
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });

interface Asking {
  isAllowed: IsAllowed;
  allowsPort: (port: string) => boolean;
  userAgent: string;
  signal: AbortSignal;
}

function askOnce(
  method: 'HEAD' | 'GET',
  url: URL,
  { isAllowed, allowsPort, userAgent, signal }: Asking,
) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isAllowed(host)) throw new PrivateAddress(host);
  if (!allowsPort(url.port)) throw new PrivateAddress(url.host);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>>((resolve, reject) => {
    const request = send(url, {
      method,
      signal,
      agent: false,
      lookup: guardedLookup(isAllowed),
      headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.8' },
    });
    request.on('error', reject);
    request.on('response', ({ statusCode, headers }) => {
      // The head says all; a film behind the link is not fetched.
      request.on('error', () => {});
      request.destroy();
      resolve({ statusCode, headers });
    });
    request.end();
  });
}

/** Follows redirects. @returns the last status */
async function follow(method: 'HEAD' | 'GET', address: string, asking: Asking): Promise<number> {
  let url = new URL(address);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const { statusCode = 0, headers } = await askOnce(method, url, asking);
    const next = statusCode >= 300 && statusCode < 400 && headers.location;
    const target = next ? URL.parse(next, url) : null;
    if (!target || !/^https?:$/.test(target.protocol)) return statusCode;
    url = target;
  }
  return 310;
}

function linkOutcome(status: number): LinkAnswer['outcome'] {
  if (status === 404 || status === 410) return 'dead';
  if (status >= 500) return 'failed';
  return status >= 200 && status < 300 ? 'ok' : 'refused';
}

const isNoSuchHost = (error: unknown) => (error as { code?: unknown }).code === 'ENOTFOUND';

/**
 * Asks a page of another site whether it is there: HEAD, and GET where HEAD is not answered well.
 * @param signal ends it early; that throws
 */
export async function askSite(
  address: string,
  { signal, ...options }: Omit<Asking, 'signal'> & { signal?: AbortSignal | undefined },
): Promise<LinkAnswer> {
  const asking = () => ({
    ...options,
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });
  try {
    let status = await follow('HEAD', address, asking()).catch((error: unknown) => {
      if (error instanceof PrivateAddress || isNoSuchHost(error)) throw error;
      return 0;
    });
    // Asking again at once is what a site that limits programs does not want.
    if (linkOutcome(status) !== 'ok' && status !== 429)
      status = await follow('GET', address, asking());
    return { outcome: linkOutcome(status), status };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof PrivateAddress) return { outcome: 'private', status: null };
    return { outcome: isNoSuchHost(error) ? 'dead' : 'failed', status: null };
  }
}
