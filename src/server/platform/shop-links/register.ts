import type { Transaction } from 'kysely';
import { frontPageNote } from '../../../domain/publishing/links.ts';
import { goPath, shopHost } from '../../../domain/publishing/shop-address.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import { toBatches } from '../database/batches.ts';
import type { Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { type FoundLink, findShopLinks, readLinkingRows } from './find-links.ts';

type Writer = Pick<Transaction<Tables>, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'>;

/** Rows per statement. */
const batch = 500;
const slugLength = 80;

async function unknownLinks(database: Writer, found: readonly FoundLink[]): Promise<FoundLink[]> {
  const unknown = new Map(
    found.filter(({ key }) => !key.startsWith('/')).map((link) => [link.key, link]),
  );
  for (const keys of toBatches([...unknown.keys()], batch)) {
    const rows = await database
      .selectFrom('shopLinkAddresses')
      .select('key')
      .where('key', 'in', keys)
      .execute();
    for (const { key } of rows) unknown.delete(key);
  }
  // Of several links with the same address, the first is registered.
  return [...unknown.keys()].flatMap((key) => found.find((link) => link.key === key) ?? []);
}

/** The name of a product, or a unique name for a link text, because several links may share a text. */
async function freeName(database: Writer, { name, isProduct, address, key }: FoundLink) {
  if (frontPageNote(address)) return `Front page of ${shopHost(address) ?? ''}`;
  if (isProduct) return name;
  const taken = await database
    .selectFrom('shopLinks')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  return taken ? `${name} (${key})`.slice(0, 300) : name;
}

/** Inserts a link with its path on this site. */
async function insertLink(database: Writer, found: FoundLink, time: string) {
  const name = await freeName(database, found);
  const base = slugify(name.replaceAll('.', '-')).slice(0, slugLength).replace(/-$/, '') || 'shop';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const reserved = await database
      .selectFrom('shopLinkAddresses')
      .select('key')
      .where('key', '=', goPath(slug))
      .executeTakeFirst();
    if (reserved) continue;
    const link = await database
      .insertInto('shopLinks')
      .values({
        ...{ name, slug, address: found.address, place: 1, note: null, productId: null },
        ...{ priceCents: null, priceOn: null, createdAt: time, updatedAt: time },
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!link) continue;
    return claimAddress(database, found.key, slug, link.id);
  }
}

/** Claims an address for a new link. If another instance has registered the address, the new link is deleted. */
async function claimAddress(database: Writer, key: string, slug: string, linkId: number) {
  const claimed = await database
    .insertInto('shopLinkAddresses')
    .values({ key, linkId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    await database.deleteFrom('shopLinks').where('id', '=', linkId).execute();
    return;
  }
  await database
    .insertInto('shopLinkAddresses')
    .values({ key: goPath(slug), linkId })
    .execute();
}

/** Adds a shop for the host of an address, if the host has none. @param name the shop's name; the host if empty */
export async function registerRetailer(database: Writer, address: string, name = '') {
  const host = shopHost(address);
  if (!host) return;
  await database
    .insertInto('retailers')
    .values({
      ...{ name: name.slice(0, 100) || host, host, parameters: '' },
      ...{ network: null, country: null, forbidsPrices: 0 },
    })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute();
}

/** Sets the products of links from the records. @returns whether any link changed */
async function tieToProducts(database: Writer, found: readonly FoundLink[]): Promise<boolean> {
  let isTied = false;
  for (const { key, name, productId, isProduct, address } of found) {
    if (productId === null || frontPageNote(address)) continue;
    const tied = await database
      .updateTable('shopLinks')
      .set({ productId })
      .where('productId', 'is', null)
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('id', 'in', selectFrom('shopLinkAddresses').select('linkId').where('key', '=', key)),
          ...(isProduct ? [eb('name', '=', name)] : []),
        ]),
      )
      .returning('id')
      .execute();
    isTied ||= tied.length > 0;
  }
  return isTied;
}

/** Registers the shop links of records. @returns whether any link is new or changed */
export async function registerShopLinks(
  database: Writer,
  time: string,
  records: readonly object[],
): Promise<boolean> {
  const found = records.flatMap(findShopLinks);
  if (found.length === 0) return false;
  const unknown = await unknownLinks(database, found);
  for (const link of unknown) {
    await registerRetailer(database, link.address);
    await insertLink(database, link, time);
  }
  const isTied = await tieToProducts(database, found);
  return isTied || unknown.length > 0;
}

/** Registers the shop links of all records, because another version or program may have written some. */
export async function registerAllShopLinks(
  services: Pick<Services, 'content' | 'database' | 'clock'>,
): Promise<void> {
  for await (const { rows } of readLinkingRows(services)) {
    const unknown = await unknownLinks(services.database, rows.flatMap(findShopLinks));
    if (unknown.length === 0) continue;
    await services.content.write('shop-links', (transaction) =>
      registerShopLinks(transaction, now(services), rows),
    );
  }
}
