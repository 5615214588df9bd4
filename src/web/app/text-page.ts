import { paths } from '../../contract/paths.ts';
import type { LegalKey } from '../../contract/settings/settings.ts';
import { api, read } from './api.ts';
import { documentHead } from './head.ts';

export async function loadContact(siteUrl: string) {
  const words = await read(api.settings.pages.contact.$get());
  const about = { title: 'Contact Us', description: words.lead };
  return { head: documentHead(about, paths.contact, siteUrl), words };
}

export async function loadLearn(siteUrl: string) {
  const words = await read(api.settings.pages.learn.$get());
  const about = { title: 'Learn to Dive in Australia', description: words.description };
  return { head: documentHead(about, paths.learnToDive, siteUrl), words };
}

/** Loads a legal page; its path is its key. */
export async function loadLegalPage(siteUrl: string, page: LegalKey) {
  const words = await read(api.settings.pages.legal[':page'].$get({ param: { page } }));
  return { head: documentHead(words, `/${page}`, siteUrl), words };
}
