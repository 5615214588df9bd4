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
  | 'shops'
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

/** The public records named by blocks, by id, without deleted ones and drafts. */
export interface BlockData {
  products: ReadonlyMap<number, BlockProduct>;
  sites: ReadonlyMap<number, BlockSite>;
  /** Shops by address; an empty list if no shop has the product; absent in the editor. */
  shops?: ReadonlyMap<string, readonly Shop[]>;
}

export interface StoredBlock {
  attributes: Readonly<Record<string, string>>;
  inner: string;
}

/** Writes links and pictures of a text, for a page, feed or email. */
export interface BlockWriter {
  image(attributes: Record<string, string>): string;
  /** The escaped address of a link. */
  href(address: string): string;
  /** The escaped address of a link to a shop. */
  shopHref(address: string): string;
}

export interface Block {
  /** The value of `data-block`. */
  name: string;
  tag: 'aside' | 'div' | 'figure' | 'table';
  /** The data attributes. Each returns the value to store, or undefined for an invalid block. */
  attributes: Readonly<Record<string, (value: string | undefined) => string | undefined>>;
  /** The kind of record that `data-id` or `data-ids` name. */
  shows?: 'products' | 'dive-sites';
  /** HTML for this site's pages; an empty text omits the block. */
  page(block: StoredBlock, data: BlockData, writer: BlockWriter): string;
  /** HTML for feeds and emails, limited to text, links, pictures and tables. */
  plain(block: StoredBlock, data: BlockData, writer: BlockWriter): string;
  /** HTML for emails, if their layout differs from that of feeds. */
  mail?(block: StoredBlock, data: BlockData, writer: BlockWriter): string;
}

/** Writes links and pictures for this site's own pages, each picture in one size. */
export const pageWriter: BlockWriter = {
  image: imageTag,
  href: escapeHtml,
  shopHref: escapeHtml,
};

/** Attributes of a card's picture. */
export const cardImage = {
  alt: '',
  width: '400',
  height: '267',
  loading: 'lazy',
  decoding: 'async',
};

/** The ids of the records that a block names. */
export const namedIds = (attributes: StoredBlock['attributes']) =>
  (attributes['data-ids']?.split(',') ?? [attributes['data-id']]).map(Number);

export const recordId = (value: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(value ?? '') ? value : undefined;
