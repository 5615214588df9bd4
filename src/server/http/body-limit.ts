import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { apiPaths } from '../../contract/paths.ts';
import { pageReadsPath } from '../../contract/record-address.ts';
import type { AppEnv } from './context.ts';
import { tooLarge } from './errors.ts';

const kilobyte = 1024;
const defaultLimitBytes = 1024 * kilobyte;
const publicFormBytes = 16 * kilobyte;

const limitsBytes = new Map([
  [`${apiPaths.newsletter}/subscribe`, publicFormBytes],
  [apiPaths.contact, publicFormBytes],
  [pageReadsPath, publicFormBytes],
  // In JSON, a file's quotation marks and line ends take twice their place.
  [apiPaths.subscriberImport, 12 * defaultLimitBytes],
  [`${apiPaths.redirects}/import`, 2 * defaultLimitBytes],
]);

export function limitBodies(): MiddlewareHandler<AppEnv> {
  const limited = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw tooLarge(maxSize);
      },
    });
  const byDefault = limited(defaultLimitBytes);
  const byPath = new Map([...limitsBytes].map(([path, maxSize]) => [path, limited(maxSize)]));
  // An upload is counted while it is written to disk.
  const isUpload = (path: string, method: string) => path === apiPaths.media && method === 'POST';
  return (context, next) =>
    isUpload(context.req.path, context.req.method)
      ? next()
      : (byPath.get(context.req.path) ?? byDefault)(context, next);
}
