import { decrypt, encrypt } from '../../platform/auth/encryption.ts';
import { derive } from '../../platform/database/derive.ts';
import type { Services } from '../../platform/http/context.ts';

const names = { mailbox: 'mailbox password', service: 'mail service secret' } as const;

export type Credential = keyof typeof names;

/** The mailbox's password and the mail service's secret, if the owner stored them. */
export const readCredentials = derive(
  ['settings'],
  async ({ config, database }: Pick<Services, 'config' | 'database' | 'content'>) => {
    const rows = await database
      .selectFrom('secrets')
      .selectAll()
      .where('name', 'in', Object.values(names))
      .execute();
    const find = (credential: Credential) => {
      const stored = rows.find(({ name }) => name === names[credential])?.value;
      return stored && decrypt(config, stored);
    };
    return { mailbox: find('mailbox'), service: find('service') };
  },
);

/** Stores a credential, or deletes it if empty; every instance reads it anew. */
export async function storeCredential(
  { config, content }: Pick<Services, 'config' | 'content'>,
  credential: Credential,
  value: string,
) {
  const name = names[credential];
  await content.write('settings', async (transaction) => {
    await transaction.deleteFrom('secrets').where('name', '=', name).execute();
    if (!value) return;
    const row = { name, value: encrypt(config, value) };
    await transaction.insertInto('secrets').values(row).execute();
  });
}
