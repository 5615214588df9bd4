import { paths } from '../../../contract/paths.ts';
import { localDate } from '../../../domain/dates/dates.ts';
import { listCopies } from './copies.ts';
import type { RegionCopy } from './store-region.ts';

/** The day of a region's oldest page on this device; undefined where the region is not whole. */
export async function regionStoredOn({ name, slug }: RegionCopy): Promise<string | undefined> {
  const copies = (await listCopies()).filter(({ region }) => region === name);
  const whole = copies.find(({ path }) => path === paths.region(slug))?.regionPages;
  const [oldest] = copies.map(({ storedAt }) => storedAt).sort();
  return whole && oldest && copies.length >= whole ? localDate(oldest) : undefined;
}
