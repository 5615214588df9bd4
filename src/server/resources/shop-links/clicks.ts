import { recordOfPath } from '../../../contract/page-reads/record-address.ts';
import { paths } from '../../../contract/paths.ts';
import type { ShopClicks } from '../../../contract/shop-links.ts';
import { categorySlug, comparedCategories } from '../../../domain/gear/compare.ts';
import { linkPositions } from '../../../domain/publishing/shop-address.ts';
import { toBatches } from '../../platform/database/batches.ts';
import type { Services } from '../../platform/http/context.ts';
import { now } from '../../platform/http/context.ts';
import { frequentMs, recordRuns } from '../../platform/jobs/job-runs.ts';
import { repeat } from '../../platform/jobs/repeat.ts';

export type Clicks = ReturnType<typeof createClicks>;

interface Place {
  linkId: number;
  month: string;
  page: string;
  position: string;
  retailer: string;
}

const flushIntervalMs = 30_000;
/** Places that wait to be written; made-up pages could fill the memory otherwise. */
const mostPlaces = 5000;
/** Rows of one statement. */
const batch = 500;
const listPages: readonly string[] = [
  ...[paths.home, paths.gearReviews, paths.saved, paths.search],
  ...comparedCategories.map((category) => paths.comparison(categorySlug(category))),
];

const knownPosition = (position: string) =>
  (linkPositions as readonly string[]).includes(position) ? position : '';

const knownPage = (page: string) =>
  listPages.includes(page) || ['articles', 'reviews'].includes(recordOfPath(page)?.resource ?? '')
    ? page
    : '';

/** Counts how often links to shops are followed, by month and without a word on who follows them. */
export function createClicks(services: Pick<Services, 'database' | 'clock' | 'logger'>) {
  const { database, logger } = services;
  let waiting = new Map<string, Place & { clicks: number }>();

  function add(place: Place, clicks: number) {
    const key = JSON.stringify(place);
    const before = waiting.get(key);
    if (before) before.clicks += clicks;
    else if (waiting.size < mostPlaces || place.page === '') waiting.set(key, { ...place, clicks });
    // Beyond, the click counts without its page.
    else add({ ...place, page: '' }, clicks);
  }

  /** The pages that are there: others are made up, and count without a page. */
  async function publicPages(pages: readonly string[]): Promise<Set<string>> {
    const known = new Set(pages.filter((page) => listPages.includes(page)));
    for (const table of ['articles', 'reviews'] as const) {
      const slugs = new Map<string, string>();
      for (const page of pages) {
        const record = recordOfPath(page);
        if (record?.resource === table) slugs.set(record.key, page);
      }
      for (const some of toBatches([...slugs.keys()], batch)) {
        const rows = await database
          .selectFrom(table)
          .select('slug')
          .where('slug', 'in', some)
          .execute();
        for (const { slug } of rows) known.add(slugs.get(slug) ?? '');
      }
    }
    return known;
  }

  async function write(counted: readonly (Place & { clicks: number })[]) {
    const known = await publicPages([...new Set(counted.map(({ page }) => page))]);
    const merged = new Map<string, Place & { clicks: number }>();
    for (const { clicks, ...place } of counted) {
      const shown = { ...place, page: known.has(place.page) ? place.page : '' };
      const key = JSON.stringify(shown);
      merged.set(key, { ...shown, clicks: clicks + (merged.get(key)?.clicks ?? 0) });
    }
    // Instances that wrote rows in different orders could wait for each other.
    const rows = [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    await database.transaction().execute(async (transaction) => {
      for (const some of toBatches(rows, batch)) {
        await transaction
          .insertInto('shopClicks')
          .values(some)
          .onConflict((conflict) =>
            conflict
              .columns(['month', 'linkId', 'page', 'position', 'retailer'])
              .doUpdateSet((eb) => ({
                clicks: eb('shopClicks.clicks', '+', eb.ref('excluded.clicks')),
              })),
          )
          .execute();
      }
    });
  }

  /** Counts that can't be written are added to the next write. */
  async function flush() {
    if (waiting.size === 0) return;
    const counted = [...waiting.values()];
    waiting = new Map();
    try {
      await write(counted);
    } catch (error) {
      for (const { clicks, ...place } of counted) add(place, clicks);
      throw error;
    }
  }

  return {
    flush,
    count({ page, position, ...link }: Omit<Place, 'month'>) {
      const month = now(services).slice(0, 7);
      const place = { ...link, month, page: knownPage(page), position: knownPosition(position) };
      add(place, 1);
    },
    start() {
      const writing = repeat(
        recordRuns(services, 'counting what is followed to shops', frequentMs, flush),
        (error) => logger.warn({ err: error }, 'the clicks on shop links were not written'),
        { intervalMs: flushIntervalMs },
      );
      return {
        async stop() {
          await writing.stop();
          await flush().catch((error: unknown) =>
            logger.error({ err: error }, 'the last clicks on shop links were lost'),
          );
        },
      };
    },
  };
}

/** Clicks by month, link, page, position and shop, the latest month and the most followed first. */
export async function listClicks({ database }: Pick<Services, 'database'>): Promise<ShopClicks[]> {
  const rows = await database
    .selectFrom('shopClicks')
    .leftJoin('shopLinks', 'shopLinks.id', 'shopClicks.linkId')
    .select(['month', 'slug', 'name as product', 'page', 'position', 'retailer', 'clicks'])
    .orderBy('month', 'desc')
    .orderBy('clicks', 'desc')
    .orderBy('shopClicks.id')
    .execute();
  return rows.map(({ slug, product, position, ...row }) => ({
    ...row,
    slug: slug ?? '',
    product: product ?? 'A link that was deleted',
    position: position as ShopClicks['position'],
  }));
}
