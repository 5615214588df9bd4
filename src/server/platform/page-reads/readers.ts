import { isbot } from 'isbot';

interface Asked {
  /** @param name in lower case */
  header(name: string): string | undefined;
}

/** Beside those of a list that others keep. */
const programs =
  /bot|crawl|spider|slurp|compatible;|headless|lighthouse|preview|monitor|archiver|facebookexternalhit|python|curl|wget/i;

const isPerson = ({ header }: Asked) => {
  const name = header('user-agent') ?? '';
  return name.startsWith('Mozilla/') && !programs.test(name) && !isbot(name);
};

/** Tells whether a person opens a page: browsers say so of each navigation, few programs do. */
export const isOpenedByPerson = (asked: Asked) =>
  asked.header('sec-fetch-mode') === 'navigate' &&
  // A page that is fetched ahead may never be seen.
  asked.header('sec-purpose') === undefined &&
  asked.header('purpose') === undefined &&
  isPerson(asked);

/** Tells whether a person's browser reports that a link of the site was followed. */
export const isReportedByPerson = (asked: Asked) =>
  asked.header('sec-fetch-site') === 'same-origin' && isPerson(asked);
