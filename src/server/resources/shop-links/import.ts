import type { Transaction } from 'kysely';
import {
  maxShops,
  type ShopLinkImported,
  type ShopLinkLine,
  shopLinkFields,
  shopLinkInput,
} from '../../../contract/shop-links.ts';
import { goPath, shopAddressKey } from '../../../domain/publishing/shop-address.ts';
import { foldText } from '../../../domain/text/fold-text.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { type CsvRow, readCsv } from '../../platform/http/csv.ts';
import { fieldDetails, invalid } from '../../platform/http/errors.ts';
import { writeFields } from '../../platform/publishing/fields.ts';
import { productKey, readRetailers } from '../../platform/shop-links/read-shops.ts';
import { registerRetailer } from '../../platform/shop-links/register.ts';
import { findPriceFault, type Stored } from './queries.ts';
import { freeSlug } from './slugs.ts';

/** Accepted column names of each field. */
const columnNames: Readonly<Record<string, readonly string[]>> = {
  name: ['product', 'name', 'title'],
  address: ['address', 'url', 'link', 'affiliate link'],
  retailer: ['retailer', 'shop', 'store', 'merchant'],
  slug: ['slug'],
  place: ['place', 'order'],
  price: ['price', 'price seen'],
  priceOn: ['seen on', 'price on', 'price date'],
  note: ['note', 'notes'],
};

const maxLines = 5000;

type Reader = Pick<Transaction<Tables>, 'selectFrom'>;

interface NewLink {
  columns: Stored;
  key: string;
  retailer: string;
}

type Line = Pick<CsvRow, 'line' | 'cells'>;

/** Reads the cells of each line by field. @throws 400 if the file cannot be imported */
async function readLines(csv: string): Promise<Line[]> {
  const { columns, rows } = await readCsv(csv);
  const used = Object.entries(columnNames).flatMap(([field, names]) => {
    const column = columns.find((name) => names.includes(name));
    return column === undefined ? [] : [[field, column] as const];
  });
  const fields = used.map(([field]) => field);
  if (!fields.includes('name') || !fields.includes('address')) {
    throw invalid(
      'The first line names the columns: product, address and, if you like, retailer, slug, place, price, seen on, note.',
    );
  }
  if (rows.length === 0) throw invalid('The file has no links below its first line.');
  if (rows.length > maxLines) {
    throw invalid(`The file has ${rows.length} links: ${maxLines} at most are imported at once.`);
  }
  const toCells = ({ cells }: CsvRow) =>
    Object.fromEntries(used.map(([field, column]) => [field, (cells[column] ?? '').trim()]));
  return rows.map((row) => ({ line: row.line, cells: toCells(row) }));
}

/** Reads the stored links, products and shops. `planLine` adds the accepted lines to them. */
async function readRegister(database: Reader) {
  const links = await database
    .selectFrom('shopLinks')
    .select(['id', 'name', 'productId'])
    .execute();
  const keys = await database.selectFrom('shopLinkAddresses').selectAll().execute();
  const products = await database.selectFrom('products').select(['id', 'name']).execute();
  const names = new Map(links.map(({ id, name }) => [id, name]));
  const shops = new Map<string, number>();
  for (const link of links) shops.set(productKey(link), (shops.get(productKey(link)) ?? 0) + 1);
  return {
    shops,
    owners: new Map(keys.map(({ key, linkId }) => [key, `“${names.get(linkId) ?? ''}”`])),
    products: new Map(products.toReversed().map((one) => [foldText(one.name), one])),
    retailerAt: await readRetailers({ database }),
  };
}

type Register = Awaited<ReturnType<typeof readRegister>>;

/** Plans a line as a new link. @returns the reason if the line is refused */
function planLine(
  services: Pick<Services, 'clock'>,
  { line, cells }: Line,
  register: Register,
): NewLink | string {
  const { retailer = '', ...texts } = cells;
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  const place = filled.place === undefined ? {} : { place: Number(filled.place) };
  const read = shopLinkInput.safeParse({ address: '', ...filled, ...place });
  if (!filled.name) return 'No product is named.';
  if (!filled.address) return 'The address is missing.';
  if (!read.success) return Object.values(fieldDetails(read.error))[0]?.[0] ?? 'Not understood.';
  const input = read.data;
  const key = shopAddressKey(input.address) ?? '';
  const product = register.products.get(foldText(filled.name));
  const name = product?.name ?? filled.name;
  const thing = { name, productId: product?.id ?? null };
  const owner = register.owners.get(key);
  if (owner) return `Its address is in the register already, as that of ${owner}.`;
  if (input.slug && register.owners.has(goPath(input.slug))) {
    return `Another link has the slug ${input.slug}, or had it before.`;
  }
  const count = register.shops.get(productKey(thing)) ?? 0;
  if (count >= maxShops) return `“${name}” has ${maxShops} shops already.`;
  const slug = input.slug || freeSlug(name, input.address, register.owners);
  const given = { ...input, ...thing, slug, place: input.place ?? count + 1 };
  const columns = writeFields(shopLinkFields, given);
  const fault = findPriceFault(services, columns, register.retailerAt(columns.address));
  if (fault) return fault.message;
  register.shops.set(productKey(thing), count + 1);
  register.owners.set(goPath(slug), `“${name}”`);
  register.owners.set(key, `“${name}” in line ${line}`);
  return { columns, key, retailer };
}

/** Stores new links. If links are checked, they are not public until their check succeeds. */
async function storeLinks(
  services: Services,
  transaction: Transaction<Tables>,
  links: readonly NewLink[],
) {
  const time = now(services);
  const deadSince = services.config.checksLinks ? time : null;
  for (const { columns, key, retailer } of links) {
    const { id } = await transaction
      .insertInto('shopLinks')
      .values({ ...columns, deadSince, createdAt: time, updatedAt: time })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('shopLinkAddresses')
      .values([key, goPath(columns.slug)].map((known) => ({ key: known, linkId: id })))
      .execute();
    await registerRetailer(transaction, columns.address, retailer);
  }
}

/** Plans the new links of a file and lists the lines, with a reason for each refused line. */
async function planImport(services: Services, database: Reader, csv: string) {
  const read = await readLines(csv);
  const register = await readRegister(database);
  const links: NewLink[] = [];
  const lines = read.map((one): ShopLinkLine => {
    const planned = planLine(services, one, register);
    const { name = '', address = '' } = one.cells;
    if (typeof planned === 'string') return { line: one.line, name, address, reason: planned };
    links.push(planned);
    return { line: one.line, name: planned.columns.name, address };
  });
  return { links, result: { added: links.length, lines, waits: services.config.checksLinks } };
}

/** @throws 400 if the file is not a list of links */
export const previewImport = async (services: Services, csv: string): Promise<ShopLinkImported> =>
  (await planImport(services, services.database, csv)).result;

/** Adds the new links of a CSV file and lists all lines. @throws 400 as `previewImport` */
export const importShopLinks = (
  services: Services,
  csv: string,
  actor: Actor,
): Promise<ShopLinkImported> =>
  services.content.write('shop-links', async (transaction) => {
    const { links, result } = await planImport(services, transaction, csv);
    await storeLinks(services, transaction, links);
    const event = { action: 'content_created', resource: 'shop-links' } as const;
    const details = `${links.length} links of a file`;
    await audit({ database: transaction, clock: services.clock }, { ...actor, ...event, details });
    return result;
  });
