import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { apiPaths } from '../../../contract/api-paths.ts';
import type { AppEnv } from './context.ts';
import { tooLarge } from './errors.ts';

const kilobyte = 1024;
const defaultLimitBytes = 1024 * kilobyte;
/** Limit for anonymous requests, whose bodies stay in memory until the route has read them. */
const strangerBytes = 16 * kilobyte;

/** Paths whose bodies are streamed to disk. */
export const streamedPaths: readonly string[] = [
  apiPaths.moves,
  `${apiPaths.backups}/upload`,
  `${apiPaths.admin}/guide`,
];

/** Paths whose routes enforce their own limit while they write the body to disk or parse it as CSV. */
export const uploadPaths = [...streamedPaths, apiPaths.media, apiPaths.subscriberFile];

const photographPath = /^\/api\/reports\/[0-9a-f-]{36}\/photographs\/\d$/i;

/** Whether a request uploads a photograph of a report. The route checks quotas before it reads the body. */
export const isPhotograph = (method: string | undefined, path: string) =>
  method === 'PUT' && photographPath.test(path);

/** Closes the connection if the response is ready before the whole body has arrived, so the rest is never read. */
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

/** Rejects a body over the limit of its route, by its Content-Length or while it is read. */
export function limitBodies(): MiddlewareHandler<AppEnv> {
  const ofStrangers = limited(strangerBytes);
  // Signed calls have no session. Amazon SES adds the headers of the email to each event.
  const ofSigned = new Map([[`${apiPaths.mailEvents}/ses`, limited(64 * kilobyte)]]);
  const byDefault = limited(defaultLimitBytes);
  const byPath = new Map([
    // JSON encodes each quotation mark and line end of a file as two bytes.
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
