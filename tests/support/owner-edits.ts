import type { AnyTables } from './first-edition.ts';

export type EditedTable = 'dive_sites' | 'articles' | 'reviews' | 'products' | 'locations';

/** An edit by an owner of the first edition: the resulting columns, in that edition's tables. */
export interface OwnerEdit {
  table: EditedTable;
  id: number;
  columns: Record<string, string | number | null>;
}

const sites: Record<number, OwnerEdit['columns']> = {
  // The release changed these safety facts too.
  2: { notice: 'Ask the harbour master first, on VHF 12.' },
  19: { notice: 'Closed to us in June: rangers count sharks.' },
  21: { notice: '' },
  26: { notice: 'Two boats at once, no more.' },
  28: { notice: 'Our mooring is the yellow one.' },
  3: { hazards: 'Bluebottles in January; a surge at the steps.' },
  5: { hazards: '' },
  61: { hazards: 'Rope around the pylons since our last dive.' },
  // These facts are unchanged in the release, or new in it.
  7: { notice: 'The gate shuts at six.' },
  8: { hazards: 'Fishing lines.', facilities: 'Toilets, a tap, a shop that fills.' },
  30: { facilities: null },
  31: { description: 'Our home reef, told by us.' },
  32: { description: 'We go there on Sundays.', marine_life: 'Wobbegongs, and one shy turtle' },
  33: { name: 'The Owner’s Bommie' },
  34: { name: 'Second Reef', description: 'Renamed and told anew.' },
  35: { latitude: -33.9123, longitude: 151.2711 },
  36: { position_source: 'Our own GPS', position_error_km: 0.01 },
  37: { temp_summer: 24, temp_winter: 15 },
  38: { water_temp: '14–22 °C on our computers' },
  39: { visibility: '5 m on a good day' },
  40: { best_time: 'When it is calm' },
  41: { access: 'boat' },
  42: { skill_level: 'Advanced' },
  43: { depth_range: '4–13 m', depth_min: 4, depth_max: 13 },
  44: { image_url: 'https://example.com/our-photo.jpg' },
  45: { video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  46: { featured: 1 },
  47: { review_link: '/gear-reviews/olympus-tg-7' },
};

const edit = (table: EditedTable, id: number, columns: OwnerEdit['columns']): OwnerEdit => ({
  table,
  id,
  columns,
});

export const ownerEdits: OwnerEdit[] = [
  ...Object.entries(sites).map(([id, columns]) => edit('dive_sites', Number(id), columns)),
  edit('articles', 2, { title: 'Our first computer' }),
  edit('articles', 3, { content: '<p>Call first. <a href="/dive-sites/31">Our reef</a></p>' }),
  edit('articles', 5, { slug: 'the-swan' }),
  edit('articles', 6, {
    excerpt: 'A cave, told by us.',
    image_url: '/art/articles/first-dive.jpg',
  }),
  edit('reviews', 1, { price: '$1,299' }),
  edit('reviews', 2, { rating: '⭐⭐', content: '<p>It leaked.</p>' }),
  edit('reviews', 3, { purchase_link: 'https://example.com/shop' }),
  edit('products', 1, { description: '<p>We sell it.</p>' }),
  edit('products', 2, { name: 'The one we like' }),
  edit('products', 3, { affiliate_link: 'https://example.com/fins', rating_tenths: 35 }),
  edit('locations', 1, { description: 'Where we are at home.' }),
  edit('locations', 2, { featured: 0 }),
  edit('locations', 3, { name: 'The west, as we call it' }),
];

/** Deleted records without a copy in the bin. */
export const purged: [EditedTable, number][] = [
  ['dive_sites', 100],
  ['articles', 10],
];
/** Deleted records in the bin, except the location, which has no copy there. */
export const binned: [EditedTable, number][] = [
  ['dive_sites', 101],
  ['products', 10],
  ['reviews', 10],
  ['locations', 8],
];

/** Records created by the owner; one has the name of a dive site of a later release. */
export const ownSites = ['A reef nobody else knows', 'Cabbage Patch'];
export const ownArticle = 'our-club';

export const editCount =
  ownerEdits.length + purged.length + binned.length + ownSites.length + [ownArticle].length;

const savedAt = '2026-11-22T09:00:00.000Z';

/** Edits a database of the first edition as its forms do. */
export async function editAsOwner(tables: AnyTables) {
  for (const { table, id, columns } of ownerEdits) {
    const saved = table === 'locations' ? columns : { ...columns, updated_at: savedAt, version: 2 };
    await tables.updateTable(table).set(saved).where('id', '=', id).execute();
  }
  for (const [table, id] of binned) {
    const row = await tables
      .selectFrom(table)
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const noun = table.replace('_', '-');
    const title = String(row.name ?? row.title);
    const bin = { noun, item_id: id, title, row: JSON.stringify(row), deleted_at: savedAt };
    if (table !== 'locations')
      await tables
        .insertInto('bin')
        .values(bin as never)
        .execute();
  }
  for (const [table, id] of [...purged, ...binned]) {
    await tables.deleteFrom(table).where('id', '=', id).execute();
  }
  const { id: _, ...site } = await tables
    .selectFrom('dive_sites')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const own = [
    { ...site, name: ownSites[0], latitude: -35.2, longitude: 150.6 },
    { ...site, name: ownSites[1], latitude: -12.085, longitude: 96.843, notice: 'Our words.' },
  ];
  await tables
    .insertInto('dive_sites')
    .values(own as never)
    .execute();
  const { id: __, ...article } = await tables
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const post = { ...article, slug: ownArticle, title: 'Our club' };
  await tables
    .insertInto('articles')
    .values(post as never)
    .execute();
}
