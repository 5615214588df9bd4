import type { Kysely } from 'kysely';
import { mostShops } from '../../../contract/shop-links.ts';
import type { Shop } from '../../../contract/shops.ts';
import { decimalPrice } from '../../../domain/gear/prices.ts';
import { frontPageNote } from '../../../domain/publishing/links.ts';
import { goPath, shopAddressKey, shopHost } from '../../../domain/publishing/shop-address.ts';
import { toBatches } from '../database/batches.ts';
import type { Row, Tables } from '../database/tables.ts';

/** The database or a transaction of it. */
interface Reader {
  database: Pick<Kysely<Tables>, 'selectFrom'>;
}

/** Shops by the addresses in texts; an address that the register does not know is absent. */
export type ShopsByAddress = ReadonlyMap<string, readonly Shop[]>;

/** Rows of one statement. */
const batch = 500;

async function namesByKey({ database }: Reader, keys: readonly string[]) {
  const names = new Map<string, string>();
  for (const some of toBatches(keys, batch)) {
    const rows = await database
      .selectFrom('shopLinkAddresses')
      .innerJoin('shopLinks', 'shopLinks.id', 'shopLinkAddresses.linkId')
      .select(['shopLinkAddresses.key', 'shopLinks.name'])
      .where('shopLinkAddresses.key', 'in', some)
      .execute();
    for (const { key, name } of rows) names.set(key, name);
  }
  return names;
}

/** Links of a product that lead somewhere, in the owner's order, three at most. */
export async function listLiveLinks(
  { database }: Reader,
  names: readonly string[],
): Promise<Map<string, Row<'shopLinks'>[]>> {
  const live = new Map<string, Row<'shopLinks'>[]>();
  for (const some of toBatches(names, batch)) {
    const rows = await database
      .selectFrom('shopLinks')
      .selectAll()
      .where('name', 'in', some)
      .where('deadSince', 'is', null)
      .orderBy('place')
      .orderBy('id')
      .execute();
    for (const row of rows) {
      const known = live.get(row.name) ?? [];
      if (known.length < mostShops) live.set(row.name, [...known, row]);
    }
  }
  return live;
}

export async function readRetailers({ database }: Reader) {
  const rows = await database.selectFrom('retailers').selectAll().execute();
  const byHost = new Map(rows.map((row) => [row.host, row]));
  return (address: string) => byHost.get(shopHost(address) ?? '');
}

/** The shops of each address, with their paths on this site. */
export async function readShops(
  services: Reader,
  addresses: readonly string[],
): Promise<ShopsByAddress> {
  const keys = new Map(
    addresses.flatMap((address) => {
      const key = shopAddressKey(address);
      return key ? [[address, key] as const] : [];
    }),
  );
  if (keys.size === 0) return new Map();
  const names = await namesByKey(services, [...new Set(keys.values())]);
  const live = await listLiveLinks(services, [...new Set(names.values())]);
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
  return new Map(
    [...keys].flatMap(([address, key]) => {
      const name = names.get(key);
      return name === undefined ? [] : [[address, (live.get(name) ?? []).map(toShop)] as const];
    }),
  );
}

/** Records with the shops of one of their addresses; where that is in no register, without. */
export async function withShops<Record extends object>(
  services: Reader,
  records: readonly Record[],
  toAddress: (record: Record) => string,
): Promise<(Record & { shops?: Shop[] })[]> {
  const known = await readShops(services, records.map(toAddress).filter(Boolean));
  return records.map((record) => {
    const shops = known.get(toAddress(record));
    return shops ? { ...record, shops: [...shops] } : record;
  });
}
