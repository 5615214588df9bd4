import type { DiveSiteSummary } from '../contract/dive-sites/dive-sites.ts';
import type { Product } from '../contract/products.ts';
import type { Shop } from '../contract/shops.ts';
import { escapeHtml, imageTag } from '../domain/text/escape-html.ts';

export type BlockProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'category'
  | 'description'
  | 'rating'
  | 'pickFor'
  | 'affiliateLink'
  | 'imageUrl'
  | 'specs'
>;

export type BlockSite = Pick<
  DiveSiteSummary,
  | 'id'
  | 'name'
  | 'region'
  | 'depthRange'
  | 'depthMin'
  | 'depthMax'
  | 'skillLevel'
  | 'description'
  | 'imageUrl'
  | 'type'
  | 'access'
  | 'latitude'
  | 'status'
>;

/** The public records that blocks name, by id. One that was deleted or is a draft is absent. */
export interface BlockData {
  products: ReadonlyMap<number, BlockProduct>;
  sites: ReadonlyMap<number, BlockSite>;
  /** Shops by the addresses in texts, empty where none has it; absent in the editor. */
  shops?: ReadonlyMap<string, readonly Shop[]>;
}

export interface StoredBlock {
  attributes: Readonly<Record<string, string>>;
  inner: string;
}

/** Writes what leads out of a text, for a page, feed or email. */
export interface BlockWriter {
  image(attributes: Record<string, string>): string;
  /** An address, escaped. */
  href(address: string): string;
  /** The same of a link to a shop. */
  shopHref(address: string): string;
}

export interface Block {
  /** The value of `data-block`. */
  name: string;
  tag: 'aside' | 'div' | 'figure' | 'table';
  /** Its data attributes. Each gives the value to store; undefined makes it no block. */
  attributes: Readonly<Record<string, (value: string | undefined) => string | undefined>>;
  /** Of which records `data-id` names one, or `data-ids` several. */
  shows?: 'products' | 'dive-sites';
  /** HTML with addresses as on this site; empty to leave the block out. */
  page(block: StoredBlock, data: BlockData, writer: BlockWriter): string;
  /** HTML for feeds and emails: text, links, pictures and tables alone. */
  plain(block: StoredBlock, data: BlockData, writer: BlockWriter): string;
  /** HTML for emails alone, where it is laid out in another way. */
  mail?(block: StoredBlock, data: BlockData, writer: BlockWriter): string;
}

/** Writes a block for this site's own pages, its pictures in one size. */
export const pageWriter: BlockWriter = {
  image: imageTag,
  href: escapeHtml,
  shopHref: escapeHtml,
};

/** Attributes of the picture of a card. */
export const cardImage = {
  alt: '',
  width: '400',
  height: '267',
  loading: 'lazy',
  decoding: 'async',
};

/** The records that a block names. */
export const namedIds = (attributes: StoredBlock['attributes']) =>
  (attributes['data-ids']?.split(',') ?? [attributes['data-id']]).map(Number);

export const recordId = (value: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(value ?? '') ? value : undefined;
