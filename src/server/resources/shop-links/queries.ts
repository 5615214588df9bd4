import type { Transaction } from 'kysely';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { FieldColumns } from '../../../contract/fields/field.ts';
import {
  maxShops,
  type ShopLink,
  type ShopLinkChanges,
  type ShopLinkInput,
  shopLinkFields,
} from '../../../contract/shop-links.ts';
import {
  goPath,
  shopAddressKey,
  shopHost,
  trackedAddress,
} from '../../../domain/publishing/shop-address.ts';
import { type Actor, audit, changedFieldNames } from '../../platform/audit/audit-log.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { conflict, invalid, notFound, rejectDuplicate } from '../../platform/http/errors.ts';
import { readFields, writeChanges, writeFields } from '../../platform/publishing/fields.ts';
import {
  type LinkedProduct,
  productKey,
  readRetailers,
} from '../../platform/shop-links/read-shops.ts';
import { registerRetailer } from '../../platform/shop-links/register.ts';
import { freeSlug, readKeys } from './slugs.ts';
import { listUsesById } from './uses.ts';

export type Stored = FieldColumns<typeof shopLinkFields>;

/** State of a link before its first check. */
const unchecked = { deadSince: null, movedTo: null, notice: null, checkedAt: null };

const slugTaken = 'Another link has this slug, or had it before. Choose another one.';

/** Lists every link with its uses, by product and place. */
export async function listShopLinks(services: Services): Promise<ShopLink[]> {
  const [rows, uses, retailerAt] = await Promise.all([
    services.database
      .selectFrom('shopLinks')
      .leftJoin('products', 'products.id', 'shopLinks.productId')
      .selectAll('shopLinks')
      .select('products.name as productName')
      .orderBy((eb) => eb.fn.coalesce('products.name', 'shopLinks.name'))
      .orderBy('place')
      .orderBy('shopLinks.id')
      .execute(),
    listUsesById(services),
    readRetailers(services),
  ]);
  return rows.map((row) => {
    const retailer = retailerAt(row.address);
    return {
      ...readFields(shopLinkFields, row),
      name: row.productName ?? row.name,
      id: row.id,
      retailer: retailer?.name ?? shopHost(row.address) ?? '',
      target: trackedAddress(row.address, retailer?.parameters ?? ''),
      deadSince: row.deadSince,
      movedTo: row.movedTo,
      notice: row.notice,
      checkedAt: row.checkedAt,
      uses: uses.get(row.id) ?? [],
    };
  });
}

/** @throws 404 */
const findRow = (database: Transaction<Tables>, id: number) =>
  database
    .selectFrom('shopLinks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('Shop link not found'));

/** Returns an error for a price without a valid day or at a shop that forbids prices. */
export function findPriceFault(
  services: Pick<Services, 'clock'>,
  row: Pick<Stored, 'priceCents' | 'priceOn'>,
  retailer: Row<'retailers'> | undefined,
) {
  if (row.priceCents === null) return undefined;
  const refuse = (field: string, message: string) => invalid(message, { [field]: [message] });
  if (!/^\d{4}-\d\d-\d\d$/.test(row.priceOn ?? '')) {
    return refuse('priceOn', 'Give the day on which you saw the price, such as 2026-11-21.');
  }
  // The owner's time zone may be a day ahead of UTC.
  const latest = new Date(services.clock().getTime() + 86_400_000).toISOString().slice(0, 10);
  if ((row.priceOn ?? '') > latest) {
    return refuse('priceOn', 'The price can not have been seen on a day that is still to come.');
  }
  if (!retailer?.forbidsPrices) return undefined;
  return refuse('price', `${retailer.name} forbids prices on other sites: leave it empty.`);
}

/** @throws 400 */
async function checkPrice(
  services: Pick<Services, 'clock'>,
  database: Transaction<Tables>,
  row: Stored,
) {
  const retailer = (await readRetailers({ database }))(row.address);
  const fault = findPriceFault(services, row, retailer);
  if (fault) throw fault;
}

/** @throws 400 if the product of the link already has `maxShops` shops */
async function checkShops(database: Transaction<Tables>, thing: Stored, id: number) {
  const { productId, name } = thing;
  const others = await database
    .selectFrom('shopLinks')
    .select('id')
    .$call((query) =>
      productId === null
        ? query.where('productId', 'is', null).where('name', '=', name)
        : query.where('productId', '=', productId),
    )
    .where('id', '!=', id)
    .execute();
  if (others.length < maxShops) return;
  const message = `“${name}” has ${maxShops} shops already. Delete one of its links first.`;
  throw invalid(message, { name: [message] });
}

/** Finds a link's product by id or name, else returns only the name. @throws 400 */
async function resolveProduct(
  database: Transaction<Tables>,
  { name = '', productId }: Pick<ShopLinkInput, 'name' | 'productId'>,
): Promise<LinkedProduct> {
  const query = database.selectFrom('products').select(['id', 'name']).orderBy('id');
  if (productId) {
    const product = await query.where('id', '=', productId).executeTakeFirst();
    if (product) return { productId, name: product.name };
    const message = 'That product is not in the catalogue any more. Choose another one, or none.';
    throw invalid(message, { productId: [message] });
  }
  if (!name) {
    const message = 'Please choose a product, or name what the link leads to.';
    throw invalid(message, { name: [message] });
  }
  const product =
    productId === undefined && (await query.where('name', '=', name).executeTakeFirst());
  return { productId: product ? product.id : null, name };
}

/** Assigns a key to a link. @throws 409 if the key belongs to another link */
async function claimKey(database: Transaction<Tables>, key: string, linkId: number, taken: string) {
  const known = await database
    .selectFrom('shopLinkAddresses')
    .select('linkId')
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && known.linkId !== linkId) throw conflict(taken);
  if (!known) await database.insertInto('shopLinkAddresses').values({ key, linkId }).execute();
}

async function claimKeys(
  database: Transaction<Tables>,
  { id, slug, address, name }: Row<'shopLinks'>,
) {
  await claimKey(database, goPath(slug), id, slugTaken);
  const key = shopAddressKey(address);
  const taken = `Another link leads to this address already. Give “${name}” that link, or change it there.`;
  if (key) await claimKey(database, key, id, taken);
}

const recordEvent = (
  { clock }: Pick<Services, 'clock'>,
  database: Transaction<Tables>,
  action: AuditAction,
  { id, name }: Pick<Row<'shopLinks'>, 'id' | 'name'>,
  actor: Actor,
  details = name,
) => audit({ database, clock }, { ...actor, action, resource: `shop-links/${id}`, details });

/** @throws 400, 409 */
export async function createShopLink(services: Services, input: ShopLinkInput, actor: Actor) {
  return rejectDuplicate(slugTaken, () =>
    services.content.write('shop-links', async (transaction) => {
      const thing = await resolveProduct(transaction, input);
      const slug = input.slug || freeSlug(thing.name, input.address, await readKeys(transaction));
      const columns = { ...writeFields(shopLinkFields, input), ...thing, slug };
      await checkPrice(services, transaction, columns);
      await checkShops(transaction, columns, 0);
      const time = now(services);
      const row = await transaction
        .insertInto('shopLinks')
        .values({ ...columns, createdAt: time, updatedAt: time })
        .returningAll()
        .executeTakeFirstOrThrow();
      await registerRetailer(transaction, row.address);
      await claimKeys(transaction, row);
      await recordEvent(services, transaction, 'content_created', row, actor);
      return row.id;
    }),
  );
}

/** Changes a link; its former addresses and paths stay valid. @throws 400, 404, 409 */
export async function changeShopLink(
  services: Services,
  id: number,
  changes: ShopLinkChanges,
  actor: Actor,
) {
  return rejectDuplicate(slugTaken, () =>
    services.content.write('shop-links', async (transaction) => {
      const before = await findRow(transaction, id);
      const changed = { ...before, ...writeChanges(shopLinkFields, changes) };
      const next = { ...changed, ...(await resolveProduct(transaction, changed)) };
      await checkPrice(services, transaction, next);
      if (productKey(next) !== productKey(before)) await checkShops(transaction, next, id);
      const { id: _, createdAt: __, ...columns } = next;
      const isMoved = next.address !== before.address;
      const row = await transaction
        .updateTable('shopLinks')
        .set({ ...columns, updatedAt: now(services), ...(isMoved && unchecked) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await registerRetailer(transaction, row.address);
      await claimKeys(transaction, row);
      const fields = changedFieldNames({ ...before, ...unchecked }, { ...row, ...unchecked });
      const details = `${row.name}: ${fields}`;
      if (fields) await recordEvent(services, transaction, 'content_updated', row, actor, details);
      return row.id;
    }),
  );
}

/** @throws 404; 409 if a record uses the link */
export async function deleteShopLink(services: Services, id: number, actor: Actor) {
  const uses = (await listUsesById(services)).get(id) ?? [];
  if (uses.length > 0) {
    const places = uses.length === 1 ? 'One place uses' : `${uses.length} places use`;
    throw conflict(`${places} this link, such as “${uses[0]?.title}”. Take it out there first.`);
  }
  await services.content.write('shop-links', async (transaction) => {
    const row = await findRow(transaction, id);
    await transaction.deleteFrom('shopLinks').where('id', '=', id).execute();
    await transaction.deleteFrom('shopLinkAddresses').where('linkId', '=', id).execute();
    await recordEvent(services, transaction, 'content_deleted', row, actor);
  });
}
