import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Resource, ResourceWith, resources } from '../../../contract/resources.ts';
import type { EditedColumns, Flag, Timestamp } from './column-types.ts';
import type { Row, Tables } from './tables.ts';

type Declared<Name extends Resource> = (typeof resources)[Name];

/** The columns that a resource's table must have, by its capabilities. */
type NeededColumns<Name extends Resource> =
  | 'id'
  | 'createdAt'
  | Declared<Name>['title']
  | (Declared<Name>['slug'] extends true ? 'slug' : never)
  | (Declared<Name>['published'] extends true ? 'published' | 'publishedAt' : never)
  | (Declared<Name>['scheduled'] extends true ? 'publishAt' | 'unpublishAt' : never)
  | (Declared<Name>['seo'] extends true ? 'canonicalUrl' | 'noindex' : never)
  | (Declared<Name>['bin'] extends true ? 'version' | 'updatedAt' : never)
  | (Declared<Name>['pages'] extends true ? 'updatedAt' : never);

type TablesWith<Columns extends string> = {
  [Table in keyof Tables]: [Columns] extends [keyof Tables[Table]] ? Table : never;
}[keyof Tables];

/** The table of each resource, which must have the columns that the resource's capabilities need. */
export const resourceTables = {
  articles: 'articles',
  reviews: 'reviews',
  products: 'products',
  locations: 'locations',
  pages: 'pages',
  issues: 'issues',
  'dive-sites': 'diveSites',
  species: 'species',
  media: 'media',
  settings: 'settings',
  'shop-links': 'shopLinks',
  reports: 'reports',
} as const satisfies { [Name in Resource]: TablesWith<NeededColumns<Name>> };

export type ResourceTable<Name extends Resource> = (typeof resourceTables)[Name];
export type ResourceRow<Name extends Resource> = Row<ResourceTable<Name>>;

/** The resources that the admin edits: their rows count saves, and move to the bin when deleted. */
export type EditedResource = ResourceWith<'bin'>;

/** The tables of edited resources by their shared columns, for queries on any of them. */
type EditedTables = Record<ResourceTable<EditedResource>, EditedColumns>;

export const editedTables = (database: Kysely<Tables>): Kysely<EditedTables> => database;

export type EditedRow<Name extends EditedResource> = ResourceRow<Name> & Selectable<EditedColumns>;

/** Columns that record writers set, so that a resource sets only its own columns. */
type ManagedColumn =
  | 'id'
  | 'version'
  | 'published'
  | 'publishedAt'
  | 'publishAt'
  | 'unpublishAt'
  | 'createdAt'
  | 'updatedAt';

export type OwnColumns<Name extends Resource> = Omit<
  Insertable<Tables[ResourceTable<Name>]>,
  ManagedColumn
>;

/**
 * The columns by which answers about other records select and order records. A change of any other column
 * affects only the answers that show the record. Each write to an unlisted resource evicts all of its answers.
 */
export const sharedColumns = {
  'dive-sites': ['latitude', 'longitude', 'status', 'skillLevel', 'shelteredSides'],
} as const satisfies { [Name in EditedResource]?: readonly (keyof ResourceRow<Name>)[] };

/** Whether a change affects only the answers that show the record itself. */
export function concernsItselfAlone<Name extends EditedResource>(
  resource: Name,
  before: EditedRow<Name>,
  after: EditedRow<Name>,
): boolean {
  const declared: { [Key in EditedResource]?: readonly string[] } = sharedColumns;
  const one = before as Record<string, unknown>;
  const other = after as Record<string, unknown>;
  return declared[resource]?.every((column) => one[column] === other[column]) ?? false;
}

interface Publication {
  published?: Flag;
  publishedAt?: Timestamp | null;
  /** Only for resources with a schedule. */
  publishAt?: Timestamp | null;
  unpublishAt?: Timestamp | null;
}

export type NewRow<Name extends EditedResource> = OwnColumns<Name> &
  Publication &
  Insertable<EditedColumns>;

export type ChangedColumns<Name extends EditedResource> = Partial<OwnColumns<Name>> & Publication;
