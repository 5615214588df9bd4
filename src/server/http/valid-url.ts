import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { invalid } from './errors.ts';

/** Control characters, and spaces at the end of a part, which the router of the pages would cut off. */
const invalidPath = /%[01][0-9a-f]|%7f|%20(\/|$)/i;

/** Refuses paths that name nothing, and NUL characters, which PostgreSQL takes in no query. */
export const refuseInvalidUrl: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { url } = context.req;
  if (url.includes('%00') || invalidPath.test(new URL(url).pathname)) {
    throw invalid('The address holds characters that no address of this site has');
  }
  await next();
};
