import type { ShopNotice } from '../../../contract/shop-links.ts';
import { frontPageNote } from '../../../domain/publishing/links.ts';
import { shopAddressKey } from '../../../domain/publishing/shop-address.ts';
import { type DatabaseReader, now, type Services } from '../http/context.ts';
import { mailOwner } from '../mail/owner-mail.ts';
import { listLiveLinks, productKey, readRetailers } from './read-shops.ts';

/** Hides the links to a dead address, with one mail for each, or shows hidden links again. */
export async function recordShopHealth(
  services: Pick<Services, 'config' | 'content' | 'database' | 'clock'>,
  url: string,
  isDead: boolean,
) {
  const key = shopAddressKey(url);
  const rows = await services.database
    .selectFrom('shopLinks')
    .selectAll()
    .where('deadSince', isDead ? 'is' : 'is not', null)
    .execute();
  for (const row of rows.filter(({ address }) => shopAddressKey(address) === key)) {
    await services.content.write('shop-links', async (transaction) => {
      const changed = await transaction
        .updateTable('shopLinks')
        .set({ deadSince: isDead ? now(services) : null })
        .where('id', '=', row.id)
        .where('deadSince', isDead ? 'is' : 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (!changed || !isDead) return;
      const retailerAt = await readRetailers({ database: transaction });
      const [next] =
        (await listLiveLinks({ database: transaction }, [row])).get(productKey(row)) ?? [];
      await mailOwner(services, transaction, `A shop link leads nowhere: ${row.name}`, [
        `The link to “${row.name}” at ${retailerAt(row.address)?.name ?? 'its shop'} leads nowhere: ${row.address}`,
        next
          ? `Readers are led to ${retailerAt(next.address)?.name ?? next.address} now, the next of its shops.`
          : 'No other shop of it is in the register: its pages say so in place of “Check Price”.',
        'Give it another address in the admin, under Shop links. It is offered again once its address answers.',
      ]);
    });
  }
}

/** Whether an address belongs to a registered link. */
export async function isRegistered({ database }: DatabaseReader, url: string) {
  const key = shopAddressKey(url);
  if (!key) return false;
  const found = await database
    .selectFrom('shopLinkAddresses')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

interface ShopAnswer {
  outcome: string;
  movedTo?: string | undefined;
  isSoldOut: boolean;
}

/** The page to which the shop redirected, unless it is the front page, where removed products lead. */
function newAddress(url: string, { outcome, movedTo }: ShopAnswer) {
  const isOther = movedTo && shopAddressKey(movedTo) !== shopAddressKey(url);
  return outcome === 'ok' && isOther && !frontPageNote(movedTo) ? movedTo : null;
}

function toNotice(url: string, { outcome, movedTo, isSoldOut }: ShopAnswer): ShopNotice | null {
  if (outcome === 'refused') return 'refused';
  if (movedTo && frontPageNote(movedTo) && !frontPageNote(url)) return 'front-page';
  return isSoldOut ? 'sold-out' : null;
}

/** Stores a shop's answer for the owner. */
export async function noteShopAnswer(
  services: Pick<Services, 'config' | 'content' | 'database' | 'clock'>,
  url: string,
  answer: ShopAnswer,
) {
  const key = shopAddressKey(url);
  const rows = await services.database
    .selectFrom('shopLinks')
    .select(['id', 'address', 'deadSince', 'checkedAt'])
    .execute();
  const found = rows.filter(({ address }) => shopAddressKey(address) === key);
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  // A link that was imported stays hidden until its check. It is shown even if the shop blocks bots.
  const waits = found.some(({ deadSince, checkedAt }) => deadSince !== null && checkedAt === null);
  if (waits && answer.outcome === 'refused') await recordShopHealth(services, url, false);
  const noted = { movedTo: newAddress(url, answer), notice: toNotice(url, answer) };
  await services.database
    .updateTable('shopLinks')
    .set({ ...noted, checkedAt: now(services) })
    .where('id', 'in', ids)
    .execute();
}
