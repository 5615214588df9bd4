import { apiPaths } from '../../../contract/api-paths.ts';
import { paths } from '../../../contract/paths.ts';
import { showBar } from '../offline/bar.ts';
import { keepSteward } from './steward.ts';

const noLink = 'This steward’s link is not valid. Ask us for a new one.';
const notNow = 'The steward’s link could not be checked just now. Open it again in a moment.';

type Answer = { name: string } | { error: string };

/** @throws Error with a text for the visitor if there is no connection or the key is invalid */
async function readName(site: string, key: string): Promise<string> {
  const body = JSON.stringify({ site: Number(site), key });
  const headers = { 'Content-Type': 'application/json' };
  const sent = fetch(`${apiPaths.reports}/steward`, { method: 'POST', headers, body });
  const answer = await sent.catch(() => undefined);
  if (!answer || answer.status >= 500) throw new Error(notNow);
  const found = (await answer.json()) as Answer;
  if ('name' in found) return found.name;
  throw new Error(answer.status === 400 ? noLink : found.error);
}

const propose = () => document.querySelector<HTMLElement>('a[data-report^="correction"]')?.click();

/** Shows whose link was opened; this tab then sends reports in that steward's name. */
export async function openStewardLink(key: string) {
  const [, site = ''] = /^\/dive-sites\/([1-9]\d*)$/.exec(location.pathname) ?? [];
  keepSteward(undefined);
  try {
    if (!site || !key) throw new Error(noLink);
    const name = await readName(site, key);
    keepSteward({ site, key, name });
    const words = `You look after this guide as ${name}. What you send by “Something wrong?”, “Closed?” and “Dived here?” reaches us in that name.`;
    showBar(words, 'Propose a change', propose);
  } catch (error) {
    showBar((error as Error).message, 'Contact', () => location.assign(paths.contact));
  }
}
