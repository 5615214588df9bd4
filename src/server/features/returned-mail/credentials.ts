import { derive } from '../../platform/database/derive.ts';
import type { Services } from '../../platform/http/context.ts';

const names = { mailbox: 'mailbox password', service: 'mail service secret' } as const;

export type Credential = keyof typeof names;

/** The password of the mailbox and the secret of the mail service, where the owner stored them. */
export const readCredentials = derive(
  ['settings'],
  async ({ database }: Pick<Services, 'database' | 'content'>) => {
    const rows = await database
      .selectFrom('secrets')
      .selectAll()
      .where('name', 'in', Object.values(names))
      .execute();
    const find = (credential: Credential) =>
      rows.find(({ name }) => name === names[credential])?.value;
    return { mailbox: find('mailbox'), service: find('service') };
  },
);

/** Stores one, or forgets it where it is empty; every instance reads it anew. */
export async function storeCredential(
  { content }: Pick<Services, 'content'>,
  credential: Credential,
  value: string,
) {
  const name = names[credential];
  await content.write('settings', async (transaction) => {
    await transaction.deleteFrom('secrets').where('name', '=', name).execute();
    if (value) await transaction.insertInto('secrets').values({ name, value }).execute();
  });
}
