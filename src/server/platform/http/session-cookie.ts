import type { Config } from '../../config.ts';

/** The cookie's name. Over https the __Host- prefix makes browsers enforce this host, path / and Secure. */
export const sessionCookie = ({ siteUrl }: Pick<Config, 'siteUrl'>) =>
  siteUrl.startsWith('https:') ? '__Host-session' : 'session';

/** Tells whether a header brings a token of a program. */
export const mayHaveToken = (authorization: string | undefined) =>
  /^Bearer\b/i.test(authorization ?? '');

/** Tells without the database whether a session is possible: its token has the shape of one. */
export const mayHaveSession = (cookies: string | null | undefined) =>
  /(?:^|; ?)(?:__Host-)?session=[\w-]{43}(?:;|$)/.test(cookies ?? '');
