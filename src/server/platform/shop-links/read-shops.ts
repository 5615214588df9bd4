import type { Kysely } from 'kysely';
import { maxShops } from '../../../contract/shop-links.ts';
import type { Shop } from '../../../contract/shops.ts';
import { decimalPrice } from '../../../domain/gear/prices.ts';
import { frontPageNote } from '../../../domain/publishing/links.ts';
import { goPath, shopAddressKey, shopHost } from '../../../domain/publishing/shop-address.ts';
import { toBatches } from '../database/batches.ts';
import type { Row, Tables } from '../database/tables.ts';

/** The database or a transaction. */
interface Reader {
  database: Pick<Kysely<Tables>, 'selectFrom'>;
}

/** Rows per statement. */
const batch = 500;

/** The subject of a link: a product of the catalogue, or only a name. */
export type LinkedProduct = Pick<Row<'shopLinks'>, 'productId' | 'name'>;

/** The key shared by all links to the same thing. */
export const productKey = ({ productId, name }: LinkedProduct) =>
  productId === null ? `=${name}` : `#${productId}`;

/** Lists at most three working links per thing in the owner's order, by `productKey`. */
export async function listLiveLinks(
  { database }: Reader,
  things: readonly LinkedProduct[],
): Promise<Map<string, Row<'shopLinks'>[]>> {
  const live = new Map<string, Row<'shopLinks'>[]>();
  const unique = [...new Map(things.map((thing) => [productKey(thing), thing])).values()];
  for (const some of toBatches(unique, batch)) {
    const ids = some.flatMap(({ productId }) => productId ?? []);
    const names = some.flatMap(({ productId, name }) => (productId === null ? name : []));
    const rows = await database
      .selectFrom('shopLinks')
      .selectAll()
      .where(({ eb, or, and }) =>
        or([
          ...(ids.length > 0 ? [eb('productId', 'in', ids)] : []),
          ...(names.length > 0
            ? [and([eb('productId', 'is', null), eb('name', 'in', names)])]
            : []),
        ]),
      )
      .where('deadSince', 'is', null)
      .orderBy('place')
      .orderBy('id')
      .execute();
    for (const row of rows) {
      const key = productKey(row);
      const known = live.get(key) ?? [];
      if (known.length < maxShops) live.set(key, [...known, row]);
    }
  }
  return live;
}

export async function readRetailers({ database }: Reader) {
  const rows = await database.selectFrom('retailers').selectAll().execute();
  const byHost = new Map(rows.map((row) => [row.host, row]));
  return (address: string) => byHost.get(shopHost(address) ?? '');
}

/** Reads the shops of things. @returns a function that lists the shops of a thing for readers */
async function listShops(services: Reader, things: readonly LinkedProduct[]) {
  const live = await listLiveLinks(services, things);
  const retailerAt = await readRetailers(services);
  const toShop = ({ slug, address, priceCents, priceOn }: Row<'shopLinks'>): Shop => {
    const retailer = retailerAt(address);
    const note = frontPageNote(address);
    return {
      path: goPath(slug),
      name: retailer?.name ?? shopHost(address) ?? '',
      ...(note && { note }),
      ...(priceCents !== null &&
        priceOn &&
        !retailer?.forbidsPrices && { price: decimalPrice(Number(priceCents)), priceOn }),
    };
  };
  return (thing: LinkedProduct) => (live.get(productKey(thing)) ?? []).map(toShop);
}

/** Maps each registered address to the thing that it links to. */
async function readThings({ database }: Reader, addresses: readonly string[]) {
  const byKey = Map.groupBy(addresses, (address) => shopAddressKey(address) ?? '');
  byKey.delete('');
  const things = new Map<string, LinkedProduct>();
  for (const keys of toBatches([...byKey.keys()], batch)) {
    const rows = await database
      .selectFrom('shopLinkAddresses')
      .innerJoin('shopLinks', 'shopLinks.id', 'shopLinkAddresses.linkId')
      .select(['shopLinkAddresses.key', 'shopLinks.name', 'shopLinks.productId'])
      .where('shopLinkAddresses.key', 'in', keys)
      .execute();
    for (const { key, ...thing } of rows) {
      for (const address of byKey.get(key) ?? []) things.set(address, thing);
    }
  }
  return things;
}

/** The shops of each registered address, with their paths on this site. */
export async function readShops(
  services: Reader,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, readonly Shop[]>> {
  const things = await readThings(services, addresses);
  if (things.size === 0) return new Map();
  const shopsOf = await listShops(services, [...things.values()]);
  return new Map([...things].map(([address, thing]) => [address, shopsOf(thing)]));
}

/**
 * Adds to each record the registered shops of its link, or else of its product.
 * @param toLinking returns a record's own shop link and its product
 */
export async function withShops<Record extends object>(
  services: Reader,
  records: readonly Record[],
  toLinking: (record: Record) => { address: string; productId: number | null },
): Promise<(Record & { shops?: Shop[] })[]> {
  const linked = records.map((record) => ({ record, ...toLinking(record) }));
  const known = await readThings(services, linked.map(({ address }) => address).filter(Boolean));
  const products = linked.flatMap(({ productId }) =>
    productId === null ? [] : { productId, name: '' },
  );
  const shopsOf = await listShops(services, [...known.values(), ...products]);
  return linked.map(({ record, address, productId }) => {
    const thing = known.get(address);
    const own = thing && shopsOf(thing);
    const shops = own?.[0] || productId === null ? own : shopsOf({ productId, name: '' });
    return shops?.[0] || own ? { ...record, shops: shops ?? [] } : record;
  });
}
