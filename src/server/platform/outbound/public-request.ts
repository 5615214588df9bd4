import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import ipaddr from 'ipaddr.js';

/** The error for an address that is not public or not on a web port. */
export class PrivateAddress extends Error {}

/** Public addresses of cloud metadata services, which reveal a server's secrets. */
const metadataAddresses = new Set(['168.63.129.16']);

/** Whether an IP address is public: not of this server, its network or a special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && !metadataAddresses.has(parsed.toString());
}

/** Whether a port is a web port; an empty port is the protocol's default. */
export const isWebPort = (port: string) => ['', '80', '443'].includes(port);

type IsAllowed = (address: string) => boolean;
type LookupCallback = (
  error: Error | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Resolves a name, and rejects it if any address is not allowed. The connection uses the checked addresses. */
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

/** Restrictions of requests; tests may allow 127.0.0.1. */
export interface Reach {
  isAllowed: IsAllowed;
  allowsPort: (port: string) => boolean;
}

export const publicWeb: Reach = { isAllowed: isPublicAddress, allowsPort: isWebPort };

export interface PublicRequestOptions extends Reach {
  userAgent: string;
  accept: string;
  signal: AbortSignal;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends one request to the public web. The caller reads or destroys the body. @throws PrivateAddress */
export function requestPublic(
  method: 'HEAD' | 'GET' | 'POST',
  url: URL,
  { isAllowed, allowsPort, userAgent, accept, signal, headers, body }: PublicRequestOptions,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isAllowed(host)) throw new PrivateAddress(host);
  if (!allowsPort(url.port)) throw new PrivateAddress(url.host);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      signal,
      agent: false,
      lookup: guardedLookup(isAllowed),
      headers: { 'User-Agent': userAgent, Accept: accept, ...headers },
    });
    request.on('error', reject);
    request.on('response', resolve);
    request.end(body);
  });
}

/** The target of a redirect over http or https; undefined for other answers. */
export function redirectTarget(url: URL, { statusCode = 0, headers }: IncomingMessage) {
  const next = statusCode >= 300 && statusCode < 400 && headers.location;
  const target = next ? URL.parse(next, url) : null;
  return target && /^https?:$/.test(target.protocol) ? target : undefined;
}

export const maxHops = 5;
