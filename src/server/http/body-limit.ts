import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { apiPaths } from '../../contract/paths.ts';
import type { AppEnv } from './context.ts';
import { tooLarge } from './errors.ts';

const kilobyte = 1024;
const defaultLimitBytes = 1024 * kilobyte;
const publicFormBytes = 16 * kilobyte;

const limitsBytes = new Map([
  [`${apiPaths.newsletter}/subscribe`, publicFormBytes],
  [apiPaths.contact, publicFormBytes],
  [apiPaths.subscriberImport, 8 * defaultLimitBytes],
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
  return (context, next) => (byPath.get(context.req.path) ?? byDefault)(context, next);
}
