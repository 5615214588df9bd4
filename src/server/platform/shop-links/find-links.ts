import { Parser } from 'htmlparser2';
import type { Resource } from '../../../contract/resources.ts';
import { isAffiliateRel } from '../../../domain/publishing/link-attributes.ts';
import { shopAddressKey } from '../../../domain/publishing/shop-address.ts';
import { batchesById } from '../database/batches.ts';
import type { DatabaseReader } from '../http/context.ts';

/** Resources whose records link to shops. */
export const linkingResources = ['products', 'reviews', 'articles', 'pages'] as const;

type LinkingResource = (typeof linkingResources)[number];

export const isLinking = (resource: Resource): resource is LinkingResource =>
  (linkingResources as readonly Resource[]).includes(resource);

export interface FoundLink {
  key: string;
  address: string;
  /** The name of the product, or the text of the link. */
  name: string;
  /** Whether `name` is the name of a product. */
  isProduct: boolean;
  /** Id of the linked product, if the record has one. */
  productId: number | null;
  /** The link's position in the record. */
  place: string;
}

/** Columns of all linking resources; a record has some of them. */
interface LinkingRow {
  id?: number;
  title?: string;
  name?: string;
  productName?: string | null;
  productId?: number | null;
  purchaseLink?: string;
  affiliateLink?: string;
  content?: string;
  description?: string;
}

/** Whether a link in a text leads to a shop, by its `rel` or its path in the register. */
export const isShopLink = ({ href = '', rel }: Record<string, string>) =>
  href.startsWith('/go/') || isAffiliateRel(rel);

function linksInText(html: string): { address: string; text: string }[] {
  if (!/\bsponsored\b|href="\/go\//.test(html)) return [];
  const found: { address: string; text: string }[] = [];
  let open: (typeof found)[number] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'a' || !isShopLink(attributes)) return;
      open = { address: attributes.href ?? '', text: '' };
      found.push(open);
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (name === 'a') open = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** Lists all shop links of a record, in order. */
export function findShopLinks(record: object): FoundLink[] {
  const row = record as LinkingRow;
  const title = row.productName || row.title || row.name || '';
  const field = (address: string | undefined, place: string) => ({
    ...{ address: address ?? '', name: title, place },
    isProduct: Boolean(row.productName || row.productId) || row.affiliateLink !== undefined,
    productId: (row.affiliateLink === undefined ? row.productId : row.id) ?? null,
  });
  const texts = linksInText(row.content ?? row.description ?? '');
  const all = [
    field(row.purchaseLink, 'Purchase link'),
    field(row.affiliateLink, 'Affiliate link'),
    ...texts.map(({ address, text }) => {
      const words = text.trim().slice(0, 120);
      const name = words || title;
      return { address, name, isProduct: false, productId: null, place: `“${words}”` };
    }),
  ];
  return all.flatMap((found) => {
    const key = shopAddressKey(found.address);
    return key ? [{ ...found, key }] : [];
  });
}

/** Rows per statement. */
const batch = 200;

/** Yields the records of all linking resources in batches. */
export async function* readLinkingRows({ database }: DatabaseReader) {
  for (const resource of linkingResources) {
    const batches = batchesById(batch, (after) =>
      database
        .selectFrom(resource)
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch)
        .execute(),
    );
    for await (const rows of batches) yield { resource, rows };
  }
}
