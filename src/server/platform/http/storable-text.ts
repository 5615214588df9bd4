import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { PublicError } from './errors.ts';

/** Matches an escaped NUL, after an even number of backslashes, since `\\u0000` is plain text. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

const unstorableText =
  'A text holds an invisible character (NUL) that can not be stored. Type the text anew, or paste it without formatting.';

/** Rejects JSON with a NUL, which PostgreSQL cannot store; both databases must accept the same texts. */
export const refuseUnstorableText = (): MiddlewareHandler<AppEnv> => async (context, next) => {
  const { req } = context;
  const isJson = /[/+]json\b/i.test(req.header('Content-Type') ?? '');
  if (isJson && escapedNul.test(await req.text())) throw new PublicError(400, unstorableText);
  return next();
};
