import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { apiPaths } from '../../../contract/api-paths.ts';
import type { AppEnv } from './context.ts';
import { tooLarge } from './errors.ts';

const kilobyte = 1024;
const defaultLimitBytes = 1024 * kilobyte;
/** Limit for anonymous requests; their body is held in memory until its route has read it. */
const strangerBytes = 16 * kilobyte;

/** Paths whose bodies are streamed to disk. */
export const streamedPaths: readonly string[] = [
  apiPaths.moves,
  `${apiPaths.backups}/upload`,
  `${apiPaths.admin}/guide`,
];

/** Paths whose routes count the bytes while they write them to disk or read them as CSV. */
export const uploadPaths = [...streamedPaths, apiPaths.media, apiPaths.subscriberFile];

const photographPath = /^\/api\/reports\/[0-9a-f-]{36}\/photographs\/\d$/i;

/** Whether a request brings a photograph of a report, from anybody; its route has quotas before it reads a byte. */
export const isPhotograph = (method: string | undefined, path: string) =>
  method === 'PUT' && photographPath.test(path);

/** Closes the connection after an answer that precedes the end of the request's body, so that the rest is never read. */
export const closeUnreadBodies: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const { method } = context.req;
  const incoming = (context.env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming || method === 'GET' || method === 'HEAD' || incoming.complete) return;
  context.header('Connection', 'close');
};

const arrivedBytes = (context: Context<AppEnv>) =>
  (context.env as Partial<HttpBindings> | undefined)?.incoming?.readableLength ?? 0;

const tooLong = (maxSize: number) =>
  tooLarge(`That is too long: ${Math.floor(maxSize / kilobyte)} kB is the most we take`);

const limited = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw tooLong(maxSize);
    },
  });

/** Refuses a body beyond its route's limit, by its announced length or while it arrives. */
export function limitBodies(): MiddlewareHandler<AppEnv> {
  const ofStrangers = limited(strangerBytes);
  // Signed calls without a session. Amazon wraps an event with the headers of its mail.
  const ofSigned = new Map([[`${apiPaths.mailEvents}/ses`, limited(64 * kilobyte)]]);
  const byDefault = limited(defaultLimitBytes);
  const byPath = new Map([
    // In JSON, a file's quotation marks and line ends take two bytes each.
    [apiPaths.diveSiteImport, limited(4 * defaultLimitBytes)],
    [`${apiPaths.redirects}/import`, limited(2 * defaultLimitBytes)],
  ]);
  return (context, next) => {
    const { path, method } = context.req;
    if (isPhotograph(method, path)) return next();
    if (!context.get('isAdmin')) {
      const signed = ofSigned.get(path);
      // Reading a body as a stream takes a millisecond, so the bytes that have arrived are counted first.
      if (!signed && arrivedBytes(context) > strangerBytes) throw tooLong(strangerBytes);
      return (signed ?? ofStrangers)(context, next);
    }
    if (method === 'POST' && uploadPaths.includes(path)) return next();
    return (byPath.get(path) ?? byDefault)(context, next);
  };
}
