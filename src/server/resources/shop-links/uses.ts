import type { ShopLinkUse } from '../../../contract/shop-links.ts';
import { derive } from '../../platform/database/derive.ts';
import { recordTitle } from '../../platform/history/records.ts';
import type { Services } from '../../platform/http/context.ts';
import {
  findShopLinks,
  linkingResources,
  readLinkingRows,
} from '../../platform/shop-links/find-links.ts';

/** Reads the uses of shop links in all records, by the key of the link's address. */
const readUses = derive(linkingResources, async (services: Services) => {
  const uses = new Map<string, ShopLinkUse[]>();
  for await (const { resource, rows } of readLinkingRows(services)) {
    for (const row of rows) {
      const title = recordTitle(resource, { ...row });
      for (const { key, place } of findShopLinks(row)) {
        const use = { resource, id: row.id, title, place, published: row.published === 1 };
        uses.set(key, [...(uses.get(key) ?? []), use]);
      }
    }
  }
  return uses;
});

/** Lists the uses of each link by link id. */
export async function listUsesById(services: Services): Promise<Map<number, ShopLinkUse[]>> {
  const uses = await readUses(services);
  const aliases = await services.database.selectFrom('shopLinkAddresses').selectAll().execute();
  const byId = new Map<number, ShopLinkUse[]>();
  for (const { key, linkId } of aliases) {
    const found = uses.get(key);
    if (found) byId.set(linkId, [...(byId.get(linkId) ?? []), ...found]);
  }
  return byId;
}
