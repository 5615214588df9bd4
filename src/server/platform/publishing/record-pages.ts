import { sql } from 'kysely';
import { recordPaths } from '../../../contract/paths.ts';
import { hasCapability, type ResourceWith, resources } from '../../../contract/resources.ts';
import { isResourceOff } from '../../../contract/site-parts.ts';
import { resourceTables } from '../database/resources.ts';
import type { DatabaseReader } from '../http/context.ts';
import { plateSource } from '../media/species-plates.ts';
import { site } from '../site-content/site-content.ts';

type PageResource = ResourceWith<'pages'>;

export interface RecordPage {
  path: string;
  title: string;
  changedAt: string;
  summary: string | null;
  image: string | null;
}

/** The columns with a record's summary and picture, for resources that have them. */
const pageColumns: { [Name in PageResource]?: { summary?: string; image?: string } } = {
  articles: { summary: 'excerpt', image: 'imageUrl' },
  reviews: { summary: 'excerpt', image: 'imageUrl' },
  pages: { summary: 'seoDescription', image: 'shareImageUrl' },
  'dive-sites': { summary: 'region', image: 'imageUrl' },
};

const optionalColumn = (name: string | undefined) =>
  name ? sql<string | null>`${sql.ref(name)}` : sql<string | null>`null`;

/** Lists the public, indexable pages of a resource; none if the resource is switched off. */
export async function listRecordPages(
  { database }: DatabaseReader,
  resource: PageResource,
): Promise<RecordPage[]> {
  if (isResourceOff(resource, site.off)) return [];
  const { summary, image } = pageColumns[resource] ?? {};
  const rows = await database
    .selectFrom(resourceTables[resource])
    .select([
      sql<string | number>`${sql.ref(hasCapability(resource, 'slug') ? 'slug' : 'id')}`.as('key'),
      sql<string>`${sql.ref(resources[resource].title)}`.as('title'),
      optionalColumn(summary).as('summary'),
      optionalColumn(image).as('image'),
      'updatedAt as changedAt',
    ])
    .$if(hasCapability(resource, 'seo'), (query) =>
      query.where('noindex', '=', 0).where('canonicalUrl', 'is', null),
    )
    .$if(hasCapability(resource, 'published'), (query) => query.where('published', '=', 1))
    .orderBy('id')
    .execute();
  return rows.map(({ key, image, ...row }) => ({
    ...row,
    image: resource === 'species' ? plateSource(String(key)) : image,
    path: recordPaths[resource](String(key)),
  }));
}
