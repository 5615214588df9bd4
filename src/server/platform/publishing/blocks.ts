import { type BlockData, type BlockWriter, namedIds } from '../../../blocks/block.ts';
import { findBlock } from '../../../blocks/registry.ts';
import type { Resource } from '../../../contract/resources.ts';
import { isResourceOff } from '../../../contract/site-parts.ts';
import type { SiteStatus } from '../../../domain/dive-sites/facts.ts';
import type { SiteAccess, SiteType, SkillLevel } from '../../../domain/dive-sites/terms.ts';
import type { ProductSpecs } from '../../../domain/gear/specs.ts';
import { toBatches } from '../database/batches.ts';
import type { DatabaseReader } from '../http/context.ts';
import { readShops, withShops } from '../shop-links/read-shops.ts';
import { site } from '../site-content/site-content.ts';
import { type Edit, editedParts, type Html, type HtmlElement, outermost } from './html-elements.ts';
import { isShopAnchor } from './shop-anchors.ts';

/** Lists the outermost blocks of sanitised HTML. */
const listBlocks = ({ elements }: Html): HtmlElement[] =>
  outermost(elements, ({ name, attributes }) => findBlock(attributes['data-block'])?.tag === name);

function shownRecords(texts: readonly Html[]) {
  const shown = { products: new Set<number>(), 'dive-sites': new Set<number>() };
  for (const { attributes } of texts.flatMap(listBlocks)) {
    const resource = findBlock(attributes['data-block'])?.shows;
    if (resource && !isResourceOff(resource, site.off))
      for (const id of namedIds(attributes)) shown[resource].add(id);
  }
  return shown;
}

/** Maximum of IDs per query, because databases limit the number of values per statement. */
const batch = 500;
const idBatches = (ids: ReadonlySet<number>) => [...toBatches([...ids], batch)];

async function readProducts({ database }: DatabaseReader, ids: ReadonlySet<number>) {
  const read = idBatches(ids).map((some) =>
    database
      .selectFrom('products')
      .select(['id', 'name', 'category', 'description', 'ratingTenths'])
      .select(['pickFor', 'affiliateLink', 'imageUrl', 'specs'])
      .where('id', 'in', some)
      .where('published', '=', 1)
      .execute(),
  );
  const rows = (await Promise.all(read)).flat();
  const products = rows.map(({ ratingTenths, specs, ...row }) => ({
    ...row,
    specs: specs === null ? null : (JSON.parse(specs) as ProductSpecs),
    rating: (ratingTenths / 10).toFixed(1),
  }));
  return withShops({ database }, products, ({ affiliateLink, id }) => ({
    address: affiliateLink,
    productId: id,
  }));
}

async function readSites({ database }: DatabaseReader, ids: ReadonlySet<number>) {
  const read = idBatches(ids).map((some) =>
    database
      .selectFrom('diveSites')
      .select(['id', 'name', 'region', 'depthRange', 'skillLevel', 'description', 'imageUrl'])
      .select(['type', 'access', 'latitude', 'status', 'depthMin', 'depthMax'])
      .where('id', 'in', some)
      .execute(),
  );
  const rows = (await Promise.all(read)).flat();
  return rows.map((row) => ({
    ...row,
    latitude: String(row.latitude),
    skillLevel: row.skillLevel as SkillLevel,
    type: row.type as SiteType | null,
    access: row.access as SiteAccess | null,
    status: row.status as SiteStatus | null,
  }));
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

export async function readBlockData(
  services: DatabaseReader,
  texts: readonly Html[],
): Promise<{ data: BlockData; shows: Resource[] }> {
  const shown = shownRecords(texts);
  const [products, sites] = await Promise.all([
    readProducts(services, shown.products),
    readSites(services, shown['dive-sites']),
  ]);
  const anchors = texts.flatMap(({ elements }) => elements.filter(isShopAnchor));
  const shops = await readShops(
    services,
    anchors.map(({ attributes }) => attributes.href ?? ''),
  );
  const shows = (['products', 'dive-sites'] as const).filter((name) => shown[name].size > 0);
  return { data: { products: byId(products), sites: byId(sites), shops }, shows };
}

/** Renders a text with its blocks. @param edits changes of text outside blocks and in blocks */
export function renderBlocks(
  html: Html,
  data: BlockData,
  form: 'page' | 'plain' | 'mail',
  writer: BlockWriter & { wrap?: (block: HtmlElement, written: string) => string },
  edits: readonly Edit[],
): string {
  const part = editedParts(html.source, edits);
  let end = 0;
  let result = '';
  for (const element of listBlocks(html)) {
    const { attributes, start, innerStart, innerEnd } = element;
    result += part(end, start);
    const block = { attributes, inner: part(innerStart, innerEnd) };
    const declared = findBlock(attributes['data-block']);
    const write = form === 'mail' ? (declared?.mail ?? declared?.plain) : declared?.[form];
    const written = write?.(block, data, writer) ?? '';
    result += writer.wrap?.(element, written) ?? written;
    end = element.end;
  }
  return result + part(end, html.source.length);
}
