import { recordOfPath } from '../../../contract/page-reads/record-address.ts';
import { paths } from '../../../contract/paths.ts';
import type { ShopClicks } from '../../../contract/shop-links.ts';
import { categorySlug, comparedCategories } from '../../../domain/gear/compare.ts';
import { linkPositions } from '../../../domain/publishing/shop-address.ts';
import { toBatches } from '../../platform/database/batches.ts';
import type { Row } from '../../platform/database/tables.ts';
import { type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { type Counted, createBufferedCounts } from '../../platform/jobs/buffered-counts.ts';

export type Clicks = ReturnType<typeof createClicks>;

type Place = Omit<Row<'shopClicks'>, 'id' | 'clicks'>;

/** Rows per statement. */
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

/** Counts clicks on links to shops by month, without data on the people who click. */
export function createClicks(services: Pick<Services, 'database' | 'clock' | 'logger'>) {
  const { database } = services;

  /** Finds the pages that exist. A click from any other page is stored without its page. */
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

  async function write(counted: readonly Counted<Place>[]) {
    const known = await publicPages([...new Set(counted.map(({ subject }) => subject.page))]);
    const merged = new Map<string, Place & { clicks: number }>();
    for (const { subject, times } of counted) {
      const shown = { ...subject, page: known.has(subject.page) ? subject.page : '' };
      const key = JSON.stringify(shown);
      merged.set(key, { ...shown, clicks: times + (merged.get(key)?.clicks ?? 0) });
    }
    // Sorted rows prevent a deadlock between server instances.
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

  const { add, flush, start } = createBufferedCounts<Place>(services, {
    task: 'counting what is followed to shops',
    failure: 'the clicks on shop links were not written',
    write,
    overflow: (place) => ({ ...place, page: '' }),
  });

  return {
    flush,
    start,
    count({ page, position, ...link }: Omit<Place, 'month'>) {
      const month = now(services).slice(0, 7);
      add({ ...link, month, page: knownPage(page), position: knownPosition(position) });
    },
  };
}

/** Lists clicks by month, link, page, position and shop, the latest month and most clicks first. */
export async function listClicks({ database }: DatabaseReader): Promise<ShopClicks[]> {
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
