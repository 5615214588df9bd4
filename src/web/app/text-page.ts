import type {
  AboutText,
  ContactText,
  HomeText,
  LearnText,
  LegalKey,
} from '../../contract/settings/settings.ts';
import { api, read } from './api.ts';
import { documentHead } from './head.ts';

interface PageTexts {
  home: HomeText;
  about: AboutText;
  contact: ContactText;
  learn: LearnText;
}

export function readWords<Page extends keyof PageTexts>(page: Page): Promise<PageTexts[Page]> {
  // The type of the answer depends on the page.
  const one = api.settings.pages[page] as typeof api.settings.pages.home;
  return read(one.$get()) as Promise<unknown> as Promise<PageTexts[Page]>;
}

export async function loadTextPage<Page extends keyof PageTexts>(
  siteUrl: string,
  path: string,
  page: Page,
  toHead: (words: PageTexts[Page]) => { title: string; description: string },
) {
  const words = await readWords(page);
  return { head: documentHead(toHead(words), path, siteUrl), words };
}

export async function loadLegalPage(siteUrl: string, path: string, page: LegalKey) {
  const words = await read(api.settings.pages.legal[':page'].$get({ param: { page } }));
  return { head: documentHead(words, path, siteUrl), words };
}
