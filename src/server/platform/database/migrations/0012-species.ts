import type { Kysely } from 'kysely';
import { type Engine, serialKey } from '../engine.ts';

const requiredTexts = [
  'name',
  'scientific_name',
  'group_name',
  'identify',
  'habitat',
  'behave',
  'danger',
  'other_names',
  'rls_ids',
  'protection',
  'months',
  'search_terms',
  'guide_names',
  'sources',
];
const texts = ['size_note', 'depth_note', 'range_note', 'harm', 'code_of_conduct', 'months_note'];

export async function up(database: Kysely<unknown>, engine: Engine) {
  const { schema } = database;
  let species = schema
    .createTable('species')
    .addColumn('id', serialKey(engine))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('max_length_cm', 'double precision')
    .addColumn('sensitive', 'integer', (column) => column.notNull());
  for (const name of requiredTexts) {
    species = species.addColumn(name, 'text', (column) => column.notNull());
  }
  for (const name of texts) species = species.addColumn(name, 'text');
  await species
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('survey_species')
    .addColumn('id', serialKey(engine))
    .addColumn('rls_id', 'integer', (column) => column.notNull().unique())
    .addColumn('scientific_name', 'text', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('survey_records')
    .addColumn('id', serialKey(engine))
    .addColumn('dive_site_id', 'integer', (column) => column.notNull())
    .addColumn('rls_id', 'integer', (column) => column.notNull())
    .addColumn('recorded', 'integer', (column) => column.notNull())
    .addColumn('surveys', 'integer', (column) => column.notNull())
    .addUniqueConstraint('survey_records_site_species', ['dive_site_id', 'rls_id'])
    .execute();
  await schema
    .createIndex('survey_records_species')
    .on('survey_records')
    .column('rls_id')
    .execute();
}
