import { documentHead } from './head.ts';
import type { Reads } from './reads.ts';
import { settingsQuery } from './settings.ts';

/** @param words the page's own, imported on use */
export async function loadTextPage(
  reads: Reads,
  path: string,
  words: Promise<{ title: string; description: string }>,
) {
  const [{ siteUrl }, document] = await Promise.all([reads.ensure(settingsQuery), words]);
  return { head: documentHead(document, path, siteUrl) };
}
