import { type Kysely, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { omitUndefined } from '../../../contract/common.ts';
import {
  type headPicture,
  type Picture,
  type PictureChanges,
  type PictureUse,
  placeOfUse,
} from '../../../contract/media.ts';
import {
  libraryAddress,
  pictureFormats,
  readLibraryAddress,
  variantName,
  webpAddress,
  widthsUpTo,
} from '../../../domain/pictures/library-pictures.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';
import { type Actor, audit, changedFieldNames } from '../audit/audit-log.ts';
import type { Row, Tables } from '../database/tables.ts';
import { type DatabaseReader, now, type Services } from '../http/context.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { MediaStore } from './store.ts';
import { findUses, rewriteUses } from './uses.ts';

type MediaRow = Row<'media'>;
type Writing = Pick<Services, 'content' | 'clock'>;

export const originalName = (key: string) => `originals/${key}`;
export const fileName = (key: string, file: string) => `${key}/${file}`;

export const variantFile = (key: string, ...variant: Parameters<typeof variantName>) =>
  fileName(key, variantName(...variant));

const pictureAddress = ({ key, width, height, focalX, focalY }: MediaRow) =>
  libraryAddress({ key, width, height, focalPoint: { x: focalX, y: focalY } });

export const thumbnailWidth = 400;

export const thumbnailFile = (width: number) => variantName(Math.min(width, thumbnailWidth), 'jpg');

export function toPicture(row: MediaRow): Picture {
  const { key, type: _, claimedAt: __, hash: ___, state, decorative, ...columns } = row;
  const src = pictureAddress(row);
  return {
    ...columns,
    decorative: decorative === 1,
    state: state as Picture['state'],
    src,
    // The JPEG exists before the other sizes, and has a white background.
    thumbnail:
      state === 'ready' ? webpAddress(src) : `/media/${fileName(key, thumbnailFile(row.width))}`,
    sizes: widthsUpTo(row.width).length,
  };
}

const perPage = 48;
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export async function listPictures(
  { database }: DatabaseReader,
  { search = '', page = 1 }: { search?: string | undefined; page?: number | undefined },
): Promise<ListPage<Picture>> {
  let query = database.selectFrom('media').selectAll();
  const text = search.trim();
  if (text) {
    // SQLite's lower() does not change letters such as É.
    const patterns = [text, text.toLowerCase()].map((one) => `%${escapeLike(one)}%`);
    const words = sql`lower(name || '\n' || alt || '\n' || credit || '\n' || caption)`;
    query = query.where(({ or }) =>
      or(patterns.map((pattern) => sql<boolean>`${words} like ${pattern} escape '\\'`)),
    );
  }
  const rows = await query
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.slice(0, perPage).map(toPicture), older: rows.length > perPage };
}

const findRow = (database: Kysely<Tables>, id: number): Promise<MediaRow> =>
  database
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Picture not found'));

/** Finds a picture with the same bytes whose encoding has not failed. */
export async function findByHash({ database }: DatabaseReader, hash: string) {
  const row = await database
    .selectFrom('media')
    .selectAll()
    .where('hash', '=', hash)
    .where('state', '!=', 'failed')
    .orderBy('id')
    .executeTakeFirst();
  return row && toPicture(row);
}

/** @throws 404 */
export const findPicture = async ({ database }: DatabaseReader, id: number) =>
  toPicture(await findRow(database, id));

/** @throws 404 */
export const listUses = async ({ database }: DatabaseReader, id: number) =>
  findUses(database, (await findRow(database, id)).key);

const recordEvent = (
  { clock }: Writing,
  database: Transaction<Tables>,
  action: 'content_created' | 'content_updated' | 'content_deleted',
  { id, name }: MediaRow,
  actor: Actor,
  details = name,
) => audit({ database, clock }, { ...actor, action, resource: `media/${id}`, details });

/** Metadata supplied with a picture. */
export type PictureFacts = Partial<Pick<MediaRow, 'alt' | 'caption' | 'credit' | 'licence'>>;

export function addPicture(
  services: Writing,
  file: Pick<MediaRow, 'key' | 'name' | 'type' | 'width' | 'height' | 'bytes' | 'hash'> &
    PictureFacts,
  actor: Actor,
): Promise<Picture> {
  return services.content.write('media', async (transaction) => {
    const row = await transaction
      .insertInto('media')
      .values({
        ...{ alt: '', decorative: 0, focalX: 50, focalY: 50, credit: '', licence: '', caption: '' },
        ...file,
        ...{ state: 'waiting', sizesMade: 0, problem: null, claimedAt: null },
        createdAt: now(services),
        updatedAt: now(services),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEvent(services, transaction, 'content_created', row, actor);
    return toPicture(row);
  });
}

/** Changes a picture's metadata in the library and in the pages that show it. @throws 404 */
export function changePicture(
  services: Writing,
  id: number,
  changes: PictureChanges,
  actor: Actor,
) {
  return services.content.write('media', async (transaction, touch) => {
    const before = await findRow(transaction, id);
    const { decorative, ...others } = omitUndefined(changes);
    const row = await transaction
      .updateTable('media')
      .set({
        ...others,
        ...(decorative !== undefined && { decorative: decorative ? 1 : 0 }),
        updatedAt: now(services),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (const resource of await rewriteUses(transaction, row.key, pictureAddress(row)))
      touch(resource);
    const fields = changedFieldNames(before, row);
    const details = `${row.name}: ${fields}`;
    if (fields) await recordEvent(services, transaction, 'content_updated', row, actor, details);
    return toPicture(row);
  });
}

function listTitles(uses: readonly PictureUse[]): string {
  const titles = uses.map((use) => `“${use.title}”${placeOfUse(use)}`);
  const more = titles.length - 5;
  return `${titles.slice(0, 5).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The names of a picture's files: the upload, all sizes and the thumbnail. */
export const pictureFiles = ({ key, width }: Pick<MediaRow, 'key' | 'width'>) => [
  originalName(key),
  ...widthsUpTo(width).flatMap((each) =>
    pictureFormats.map((format) => variantFile(key, each, format)),
  ),
  fileName(key, thumbnailFile(width)),
];

/** @throws 404; 409 with every use of a picture that is in use */
export async function deletePicture(
  services: Writing & Pick<Services, 'logger'>,
  store: MediaStore,
  id: number,
  actor: Actor,
) {
  const row = await services.content.write('media', async (transaction) => {
    const found = await findRow(transaction, id);
    const uses = await findUses(transaction, found.key);
    if (uses.length > 0) {
      throw conflict(`This picture is in use: ${listTitles(uses)}. Nothing was deleted.`, { uses });
    }
    await transaction.deleteFrom('media').where('id', '=', id).execute();
    await recordEvent(services, transaction, 'content_deleted', found, actor);
    return found;
  });
  // The library no longer lists the picture, so leftover files do no harm.
  await store.remove([...new Set(pictureFiles(row))]).catch((error: unknown) => {
    services.logger.warn({ err: error, key: row.key }, 'the files of a deleted picture stay');
  });
}

/** Finds a header picture. @returns undefined for a picture outside the library */
export async function findHeadPicture(
  { database }: DatabaseReader,
  src: string | null,
): Promise<z.infer<typeof headPicture> | undefined> {
  const address = src && readLibraryAddress(src);
  if (!address) return undefined;
  return database
    .selectFrom('media')
    .select(['alt', 'credit', 'licence'])
    .where('key', '=', address.key)
    .executeTakeFirst();
}

/** Lists the alt texts of header pictures by address; '' for pictures outside the library. */
export async function listHeadAlts(
  { database }: DatabaseReader,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const keys = addresses.map((address) => readLibraryAddress(address)?.key ?? '');
  const rows = await database
    .selectFrom('media')
    .select(['key', 'alt'])
    .where('key', 'in', [...new Set(['', ...keys])])
    .execute();
  const alts = new Map(rows.map(({ key, alt }) => [key, alt]));
  return new Map(addresses.map((address, at) => [address, alts.get(keys[at] ?? '') ?? '']));
}
