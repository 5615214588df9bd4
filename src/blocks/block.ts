import type { DiveSiteSummary } from '../contract/dive-sites/dive-sites.ts';
import type { Product } from '../contract/products.ts';

export type BlockProduct = Pick<
  Product,
  'id' | 'name' | 'category' | 'description' | 'rating' | 'affiliateLink' | 'imageUrl'
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
}

export interface StoredBlock {
  attributes: Readonly<Record<string, string>>;
  inner: string;
}

export interface Block {
  /** The value of `data-block`. */
  name: string;
  tag: 'aside' | 'div' | 'figure' | 'table';
  /** Its data attributes. Each gives the value to store; undefined makes it no block. */
  attributes: Readonly<Record<string, (value: string | undefined) => string | undefined>>;
  /** Of which records `data-id` names one. */
  shows?: 'products' | 'dive-sites';
  /** HTML with addresses as on this site; empty to leave the block out. */
  page(block: StoredBlock, data: BlockData): string;
  /** HTML for feeds and emails: text, links, pictures and tables alone. */
  plain(block: StoredBlock, data: BlockData): string;
}

export const recordId = (value: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(value ?? '') ? value : undefined;
