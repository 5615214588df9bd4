import { documentHead } from './head.ts';
import type { Reads } from './reads.ts';
import { settingsQuery } from './settings.ts';

/** @param description from the page's own words, imported on use, since every page loads all loaders */
export async function loadTextPage(reads: Reads, description: Promise<string>) {
  const [{ siteUrl }, lead] = await Promise.all([reads.ensure(settingsQuery), description]);
  return { siteUrl, description: lead };
}

export const textPageHead = (
  title: string,
  path: string,
  loaded: { siteUrl: string; description: string } | undefined,
) => documentHead({ title, description: loaded?.description ?? '' }, path, loaded);
