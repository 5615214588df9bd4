import type { Generated } from 'kysely';
import type { FieldColumns } from '../../../contract/fields/field.ts';
import type { retailerFields, ShopNotice, shopLinkFields } from '../../../contract/shop-links.ts';
import type { Id, Timestamp, Unchanging } from './column-types.ts';

export interface ShopTables {
  /** A shop; its tracking parameters are added to addresses on its host. */
  retailers: FieldColumns<typeof retailerFields> & {
    id: Id;
  };

  /** A link to a product at a shop. */
  shopLinks: FieldColumns<typeof shopLinkFields> & {
    id: Id;
    /** Time at which a check found the address dead; null while the address works. */
    deadSince: Generated<Timestamp | null>;
    /** The target of the shop's permanent redirect. */
    movedTo: Generated<string | null>;
    notice: Generated<ShopNotice | null>;
    checkedAt: Generated<Timestamp | null>;
    createdAt: Unchanging<Timestamp>;
    updatedAt: Timestamp;
  };

  /** The addresses in texts that identify a link: its own, former ones, and its paths on this site. */
  shopLinkAddresses: {
    /** The result of `shopAddressKey`. */
    key: string;
    linkId: number;
  };

  /** Counts the clicks on a link in a month, and stores nothing about visitors. */
  shopClicks: {
    id: Id;
    linkId: number;
    /** Month in UTC, e.g. 2026-11. */
    month: string;
    /** The path of the page; empty if unknown. */
    page: string;
    position: string;
    /** The name of the target shop. */
    retailer: string;
    clicks: number;
  };
}
