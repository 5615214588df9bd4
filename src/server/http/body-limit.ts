import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { apiPaths } from '../../contract/paths.ts';
import type { AppEnv } from './context.ts';
import { tooLarge } from './errors.ts';

const kilobyte = 1024;
const usual = 1024 * kilobyte;
const publicForm = 16 * kilobyte;

/** The calls whose bodies may be smaller or larger than usual, in bytes. */
const special = new Map([
  [`${apiPaths.newsletter}/subscribe`, publicForm],
  [apiPaths.contact, publicForm],
  [apiPaths.subscriberImport, 8 * usual],
]);

/** Answers 413 to bodies that are larger than their call takes. */
export function limitBodies(): MiddlewareHandler<AppEnv> {
  const limited = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw tooLarge(maxSize);
      },
    });
  const usually = limited(usual);
  const specially = new Map([...special].map(([path, maxSize]) => [path, limited(maxSize)]));
  return (context, next) => (specially.get(context.req.path) ?? usually)(context, next);
}
