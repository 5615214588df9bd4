import type { Transaction } from 'kysely';
import { goPath, shopHost } from '../../../domain/publishing/shop-address.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Reads the keys of all present and former addresses and slugs. */
export async function readKeys(database: Transaction<Tables>): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('shopLinkAddresses').select('key').execute();
  return new Set(rows.map(({ key }) => key));
}

/** Creates an unused slug from the names of a product and its shop. */
export function freeSlug(name: string, address: string, taken: { has(key: string): boolean }) {
  const host = (shopHost(address) ?? '').split('.')[0] ?? '';
  const base = slugify(`${name} ${host}`.replaceAll('.', '-')) || 'shop';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(goPath(slug))) return slug;
  }
}
