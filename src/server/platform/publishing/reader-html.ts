import type { Resource } from '../../../contract/resources.ts';
import type { Services } from '../http/context.ts';
import { readBlockData, renderBlocks } from './blocks.ts';
import { sanitise } from './html.ts';
import { withReadersPictures } from './reader-images.ts';
import { withScrollingTables } from './reader-tables.ts';

/** @returns the text as readers get it; `shows`: the resources whose records its blocks show */
export async function readerHtml(
  services: Pick<Services, 'database'>,
  stored: string,
): Promise<{ content: string; shows: Resource[] }> {
  // Sanitised again, because a row can also come from another program or an older version.
  const safe = sanitise(stored);
  const { data, shows } = await readBlockData(services, [safe]);
  const content = withScrollingTables(withReadersPictures(renderBlocks(safe, data, 'page')));
  return { content, shows };
}
