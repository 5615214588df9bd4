import type { Config } from '../config/config.ts';

/** The cookie's name. Over https the __Host- prefix makes browsers enforce this host, path / and Secure. */
export const sessionCookie = ({ siteUrl }: Pick<Config, 'siteUrl'>) =>
  siteUrl.startsWith('https:') ? '__Host-session' : 'session';

/** Whether an Authorization header may contain an API token. */
export const mayHaveToken = (authorization: string | undefined) =>
  /^Bearer\b/i.test(authorization ?? '');

/** Whether a cookie header contains a token of the right form, checked without the database. */
export const mayHaveSession = (cookies: string | null | undefined) =>
  /(?:^|; ?)(?:__Host-)?session=[\w-]{43}(?:;|$)/.test(cookies ?? '');
