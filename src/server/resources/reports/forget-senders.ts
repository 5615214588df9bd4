import type { Services } from '../../platform/http/context.ts';

export const senderMonths = 12;

/** Deletes senders after 12 months, except public names. @returns the number of changed reports */
export async function forgetSenders({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const before = new Date(clock());
  before.setUTCMonth(before.getUTCMonth() - senderMonths);
  const { numUpdatedRows } = await database
    .updateTable('reports')
    .set(({ eb }) => ({
      ...{ email: '', emailConfirmed: 0 as const },
      network: '',
      name: eb.case().when('showName', '=', 1).then(eb.ref('name')).else('').end(),
    }))
    .where('createdAt', '<', before.toISOString())
    .where(({ or, eb }) =>
      or([
        eb('email', '!=', ''),
        eb('network', '!=', ''),
        eb('name', '!=', '').and('showName', '=', 0),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
