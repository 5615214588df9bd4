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

/** The key shared by all links to the same product. */
export const productKey = ({ productId, name }: LinkedProduct) =>
  productId === null ? `=${name}` : `#${productId}`;

/** Lists at most three working links per product in the owner's order, by `productKey`. */
export async function listLiveLinks(
  { database }: Reader,
  products: readonly LinkedProduct[],
): Promise<Map<string, Row<'shopLinks'>[]>> {
  const live = new Map<string, Row<'shopLinks'>[]>();
  const unique = [...new Map(products.map((product) => [productKey(product), product])).values()];
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

/** Reads the shops of products. @returns a function that lists the shops of a product for readers */
async function listShops(services: Reader, products: readonly LinkedProduct[]) {
  const live = await listLiveLinks(services, products);
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
  return (product: LinkedProduct) => (live.get(productKey(product)) ?? []).map(toShop);
}

/** Maps each registered address to the product that it links to. */
async function readProducts({ database }: Reader, addresses: readonly string[]) {
  const byKey = Map.groupBy(addresses, (address) => shopAddressKey(address) ?? '');
  byKey.delete('');
  const products = new Map<string, LinkedProduct>();
  for (const keys of toBatches([...byKey.keys()], batch)) {
    const rows = await database
      .selectFrom('shopLinkAddresses')
      .innerJoin('shopLinks', 'shopLinks.id', 'shopLinkAddresses.linkId')
      .select(['shopLinkAddresses.key', 'shopLinks.name', 'shopLinks.productId'])
      .where('shopLinkAddresses.key', 'in', keys)
      .execute();
    for (const { key, ...product } of rows) {
      for (const address of byKey.get(key) ?? []) products.set(address, product);
    }
  }
  return products;
}

/** The shops of each registered address, with their paths on this site. */
export async function readShops(
  services: Reader,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, readonly Shop[]>> {
  const products = await readProducts(services, addresses);
  if (products.size === 0) return new Map();
  const shopsOf = await listShops(services, [...products.values()]);
  return new Map([...products].map(([address, product]) => [address, shopsOf(product)]));
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
  const known = await readProducts(services, linked.map(({ address }) => address).filter(Boolean));
  const products = linked.flatMap(({ productId }) =>
    productId === null ? [] : { productId, name: '' },
  );
  const shopsOf = await listShops(services, [...known.values(), ...products]);
  return linked.map(({ record, address, productId }) => {
    const product = known.get(address);
    const own = product && shopsOf(product);
    const shops = own?.[0] || productId === null ? own : shopsOf({ productId, name: '' });
    return shops?.[0] || own ? { ...record, shops: shops ?? [] } : record;
  });
}
