import type {
  AboutWords,
  ContactWords,
  HomeWords,
  LearnWords,
  LegalKey,
  LegalPage,
} from '../../contract/settings/settings.ts';
import { documentHead } from './head.ts';
import { query, type Reads } from './reads.ts';
import { settingsQuery } from './settings.ts';

interface PageWords {
  home: HomeWords;
  about: AboutWords;
  contact: ContactWords;
  learn: LearnWords;
}

export const wordsQuery = <Page extends keyof PageWords>(page: Page) =>
  query<PageWords[Page]>(`settings/${page}`, ({ api, read }) => {
    // The page decides the type of the answer.
    const one = api.settings.pages[page] as typeof api.settings.pages.home;
    return read(one.$get()) as Promise<unknown> as Promise<PageWords[Page]>;
  });

const legalQuery = (page: LegalKey) =>
  query<LegalPage>(`settings/${page}`, ({ api, read }) =>
    read(api.settings.pages.legal[':page'].$get({ param: { page } })),
  );

export async function loadTextPage<Page extends keyof PageWords>(
  reads: Reads,
  path: string,
  page: Page,
  headOf: (words: PageWords[Page]) => { title: string; description: string },
) {
  const [{ siteUrl }, words] = await Promise.all([
    reads.ensure(settingsQuery),
    reads.ensure(wordsQuery(page)),
  ]);
  return { head: documentHead(headOf(words), path, siteUrl), words };
}

export async function loadLegalPage(reads: Reads, path: string, page: LegalKey) {
  const [{ siteUrl }, words] = await Promise.all([
    reads.ensure(settingsQuery),
    reads.ensure(legalQuery(page)),
  ]);
  return { head: documentHead(words, path, siteUrl), words };
}
