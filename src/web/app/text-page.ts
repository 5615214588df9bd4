import type {
  AboutText,
  ContactText,
  HomeText,
  LearnText,
  LegalKey,
  LegalPage,
} from '../../contract/settings/settings.ts';
import { documentHead } from './head.ts';
import { query, type Reads } from './reads.ts';
import { settingsQuery } from './site.ts';

interface PageTexts {
  home: HomeText;
  about: AboutText;
  contact: ContactText;
  learn: LearnText;
}

export const wordsQuery = <Page extends keyof PageTexts>(page: Page) =>
  query<PageTexts[Page]>(`settings/${page}`, ({ api, read }) => {
    // The page decides the type of the answer.
    const one = api.settings.pages[page] as typeof api.settings.pages.home;
    return read(one.$get()) as Promise<unknown> as Promise<PageTexts[Page]>;
  });

const legalQuery = (page: LegalKey) =>
  query<LegalPage>(`settings/${page}`, ({ api, read }) =>
    read(api.settings.pages.legal[':page'].$get({ param: { page } })),
  );

export async function loadTextPage<Page extends keyof PageTexts>(
  reads: Reads,
  path: string,
  page: Page,
  toHead: (words: PageTexts[Page]) => { title: string; description: string },
) {
  const [{ siteUrl }, words] = await Promise.all([
    reads.ensure(settingsQuery),
    reads.ensure(wordsQuery(page)),
  ]);
  return { head: documentHead(toHead(words), path, siteUrl), words };
}

export async function loadLegalPage(reads: Reads, path: string, page: LegalKey) {
  const [{ siteUrl }, words] = await Promise.all([
    reads.ensure(settingsQuery),
    reads.ensure(legalQuery(page)),
  ]);
  return { head: documentHead(words, path, siteUrl), words };
}
