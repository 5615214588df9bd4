import { type Retailer, type RetailerInput, retailerFields } from '../../../contract/shop-links.ts';
import { shopHost } from '../../../domain/publishing/shop-address.ts';
import { type Actor, audit, changedFieldNames } from '../../platform/audit/audit-log.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { conflict, notFound, rejectDuplicate } from '../../platform/http/errors.ts';
import { readFields, writeChanges, writeFields } from '../../platform/publishing/fields.ts';

const hostTaken = 'Another shop has this host already.';

async function countLinks({ database }: DatabaseReader) {
  const rows = await database.selectFrom('shopLinks').select('address').execute();
  const counts = new Map<string, number>();
  for (const { address } of rows) {
    const host = shopHost(address) ?? '';
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return counts;
}

/** Lists every shop with its number of links. */
export async function listRetailers(services: DatabaseReader): Promise<Retailer[]> {
  const counts = await countLinks(services);
  const rows = await services.database
    .selectFrom('retailers')
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...readFields(retailerFields, row),
    id: row.id,
    links: counts.get(row.host) ?? 0,
  }));
}

/** @throws 409 */
export const createRetailer = (services: Services, input: RetailerInput, actor: Actor) =>
  rejectDuplicate(hostTaken, () =>
    services.content.write('shop-links', async (transaction) => {
      const { id } = await transaction
        .insertInto('retailers')
        .values(writeFields(retailerFields, input))
        .returning('id')
        .executeTakeFirstOrThrow();
      const event = { action: 'content_created', resource: `retailers/${id}` } as const;
      await audit(
        { database: transaction, clock: services.clock },
        { ...actor, ...event, details: input.name },
      );
      return id;
    }),
  );

/** @throws 404; 409 if the host is taken, or changes while links lead to the shop */
export async function changeRetailer(
  services: Services,
  id: number,
  changes: Partial<RetailerInput>,
  actor: Actor,
) {
  const before = (await listRetailers(services)).find((retailer) => retailer.id === id);
  if (!before) throw notFound('Shop not found');
  if (changes.host && changes.host !== before.host && before.links > 0) {
    throw conflict(`${linksLead(before)}: its host can not change while they do.`);
  }
  return rejectDuplicate(hostTaken, () =>
    services.content.write('shop-links', async (transaction) => {
      const earlier = writeFields(retailerFields, before);
      const columns = { ...earlier, ...writeChanges(retailerFields, changes) };
      await transaction.updateTable('retailers').set(columns).where('id', '=', id).execute();
      const fields = changedFieldNames(earlier, columns);
      if (!fields) return;
      const event = { action: 'content_updated', resource: `retailers/${id}` } as const;
      await audit(
        { database: transaction, clock: services.clock },
        { ...actor, ...event, details: `${before.name}: ${fields}` },
      );
    }),
  );
}

const linksLead = ({ links, name }: Retailer) =>
  `${links === 1 ? 'One link leads' : `${links} links lead`} to ${name}`;

/** @throws 404; 409 if links lead to the shop */
export async function deleteRetailer(services: Services, id: number, actor: Actor) {
  const found = (await listRetailers(services)).find((retailer) => retailer.id === id);
  if (!found) throw notFound('Shop not found');
  if (found.links > 0) {
    throw conflict(`${linksLead(found)}. Give them another address or delete them first.`);
  }
  await services.content.write('shop-links', async (transaction) => {
    await transaction.deleteFrom('retailers').where('id', '=', id).execute();
    const event = { action: 'content_deleted', resource: `retailers/${id}` } as const;
    await audit(
      { database: transaction, clock: services.clock },
      { ...actor, ...event, details: found.name },
    );
  });
}
