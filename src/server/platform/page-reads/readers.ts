import { isbot } from 'isbot';
import { mayHaveSession } from '../http/session-cookie.ts';

interface Asked {
  /** @param name in lower case */
  header(name: string): string | undefined;
}

/** User agents of programs, in addition to those that `isbot` recognises. */
const programs =
  /bot|crawl|spider|slurp|compatible;|headless|lighthouse|preview|monitor|archiver|facebookexternalhit|python|curl|wget/i;

const isPerson = ({ header }: Asked) => {
  const name = header('user-agent') ?? '';
  return name.startsWith('Mozilla/') && !programs.test(name) && !isbot(name);
};

/** Whether a person opens a page: browsers mark each navigation, while few programs do. */
const isOpenedByPerson = (asked: Asked) =>
  asked.header('sec-fetch-mode') === 'navigate' &&
  // A prefetched page may never be seen.
  asked.header('sec-purpose') === undefined &&
  asked.header('purpose') === undefined &&
  isPerson(asked);

/** Whether a visitor opens a page or follows a link: a person's GET, without a session of the owner. */
export const isOpenedByVisitor = (method: string | undefined, asked: Asked) =>
  method === 'GET' && !mayHaveSession(asked.header('cookie')) && isOpenedByPerson(asked);

/** Whether a page of the site sends the request from a person's browser. */
export const isReportedByPerson = (asked: Asked) =>
  asked.header('sec-fetch-site') === 'same-origin' && isPerson(asked);
