import type { Kysely } from 'kysely';
import { slugify } from '../../../../domain/text/slug.ts';

const textColumns = [
  'slug',
  'status',
  'status_reason',
  'status_authority',
  'status_authority_url',
  'status_as_of',
  'points',
  'gear_path',
  'facility_list',
  'depth_note',
  'certification',
  'certification_note',
  'best_months',
  'best_months_reason',
  'water_temp_by_month',
  'faces',
  'sheltered_from',
  'tide_rule',
  'tide_port',
  'boat_traffic',
  'surge',
  'marine_park',
  'marine_park_zone',
  'take_rules',
  'permit',
  'permit_issuer',
  'permit_url',
  'code_of_conduct',
  'hospital',
  'vhf',
  'phone_reception',
  'highlights',
  'provenance',
];

const numberColumns = ['steps', 'depth_typical', 'rain_wait_days', 'protected_zone_metres'];

interface Tables {
  diveSites: { id: number; name: string; slug: string | null };
  bin: { id: number; resource: string; row: string };
}

export async function up(database: Kysely<unknown>) {
  const { schema } = database;
  const add = (name: string, type: 'text' | 'double precision') =>
    schema.alterTable('dive_sites').addColumn(name, type).execute();
  for (const name of textColumns) await add(name, 'text');
  for (const name of numberColumns) await add(name, 'double precision');
  await addSlugs(database as Kysely<Tables>);
  await schema.createIndex('dive_sites_slug').on('dive_sites').column('slug').unique().execute();
}

async function addSlugs(database: Kysely<Tables>) {
  const taken = new Set<string>();
  const free = (name: string) => {
    const slug = slugify(name) || 'dive-site';
    let next = slug;
    for (let number = 2; taken.has(next); number++) next = `${slug}-${number}`;
    taken.add(next);
    return next;
  };
  const sites = await database
    .selectFrom('diveSites')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  for (const { id, name } of sites) {
    await database
      .updateTable('diveSites')
      .set({ slug: free(name) })
      .where('id', '=', id)
      .execute();
  }
  const deleted = await database
    .selectFrom('bin')
    .select(['id', 'row'])
    .where('resource', '=', 'dive-sites')
    .execute();
  for (const { id, row } of deleted) {
    const site = JSON.parse(row) as { name: string };
    await database
      .updateTable('bin')
      .set({ row: JSON.stringify({ ...site, slug: free(site.name) }) })
      .where('id', '=', id)
      .execute();
  }
}
