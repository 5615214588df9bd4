import type { Generated } from 'kysely';
import type { FieldColumns } from '../../../contract/fields/field.ts';
import type { retailerFields, ShopNotice, shopLinkFields } from '../../../contract/shop-links.ts';
import type { Id, Timestamp, Unchanging } from './column-types.ts';

/** A shop: addresses of its host get its tracking parameters. */
export interface RetailersTable extends FieldColumns<typeof retailerFields> {
  id: Id;
}

/** A link to a product at a shop. */
export interface ShopLinksTable extends FieldColumns<typeof shopLinkFields> {
  id: Id;
  /** When its address was found to lead nowhere; null while it works. */
  deadSince: Generated<Timestamp | null>;
  /** The address to which its shop leads for good. */
  movedTo: Generated<string | null>;
  notice: Generated<ShopNotice | null>;
  checkedAt: Generated<Timestamp | null>;
  createdAt: Unchanging<Timestamp>;
  updatedAt: Timestamp;
}

/** The addresses in texts that mean a link: its own, former ones, and its paths on this site. */
export interface ShopLinkAddressesTable {
  /** As `shopAddressKey` makes it. */
  key: string;
  linkId: number;
}

/** Counts how often a link was followed in a month, and stores nothing about who did. */
export interface ShopClicksTable {
  id: Id;
  linkId: number;
  /** UTC, e.g. 2026-11. */
  month: string;
  /** The path of the page; empty where it is not known. */
  page: string;
  position: string;
  /** The name of the shop to which it led. */
  retailer: string;
  clicks: number;
}
