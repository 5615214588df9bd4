import type { LivePreviewLink, PreviewedResource } from '../../../contract/previews.ts';
import { resourceTables } from '../../platform/database/resources.ts';
import { ago, type DatabaseReader, now, type Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';

type Clocked = Pick<Services, 'database' | 'clock'>;

interface Link {
  resource: PreviewedResource;
  recordId: number;
  expiresAt: string;
}

/** Minutes within which previews of the same record share a link. */
const sharedMinutes = 60;

/** Stores a link, or returns one of the last hour for the same record. */
export async function findOrCreateLink({ database, clock }: Clocked, link: Link) {
  const time = clock().toISOString();
  const since = ago({ clock }, sharedMinutes * 60_000);
  const recent = await database
    .selectFrom('previewLinks')
    .select(['id', 'expiresAt'])
    .where('resource', '=', link.resource)
    .where('recordId', '=', link.recordId)
    .where('createdAt', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (recent) return recent;
  await database.deleteFrom('previewLinks').where('expiresAt', '<=', time).execute();
  return database
    .insertInto('previewLinks')
    .values({ ...link, createdAt: time })
    .returning(['id', 'expiresAt'])
    .executeTakeFirstOrThrow();
}

/** The ids of links to a record that expire at a given time. */
export async function findLinkIds(
  { database }: DatabaseReader,
  { resource, recordId, expiresAt }: Link,
): Promise<number[]> {
  const rows = await database
    .selectFrom('previewLinks')
    .select('id')
    .where('resource', '=', resource)
    .where('recordId', '=', recordId)
    .where('expiresAt', '=', expiresAt)
    .execute();
  return rows.map(({ id }) => id);
}

async function readTitles({ database }: Clocked, resource: PreviewedResource) {
  const rows = await database
    .selectFrom(resourceTables[resource])
    .select(['id', 'title'])
    .where('id', 'in', (links) =>
      links.selectFrom('previewLinks').select('recordId').where('resource', '=', resource),
    )
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** The links that have not expired, newest first, except links to deleted records. */
export async function listLiveLinks(services: Clocked): Promise<LivePreviewLink[]> {
  const titles = {
    articles: await readTitles(services, 'articles'),
    reviews: await readTitles(services, 'reviews'),
    pages: await readTitles(services, 'pages'),
  };
  const rows = await services.database
    .selectFrom('previewLinks')
    .selectAll()
    .where('expiresAt', '>', now(services))
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const resource = row.resource as PreviewedResource;
    const title = titles[resource].get(row.recordId);
    return title === undefined ? [] : [{ ...row, resource, title }];
  });
}

/** @throws 404 if there is no such link */
export async function revokeLink({ database }: DatabaseReader, id: number) {
  const row = await database
    .deleteFrom('previewLinks')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => notFound('This preview link is not alive any more.'));
  return row;
}

/** @returns the number of revoked links */
export async function revokeAllLinks({ database }: DatabaseReader): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom('previewLinks').executeTakeFirst();
  return Number(numDeletedRows);
}
