import { decrypt, encrypt } from '../../platform/auth/encryption.ts';
import { storeSecret } from '../../platform/auth/secrets.ts';
import { derive } from '../../platform/database/derive.ts';
import type { Services } from '../../platform/http/context.ts';

const names = { mailbox: 'mailbox password', service: 'mail service secret' } as const;

type Credential = keyof typeof names;

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

/** Stores a credential encrypted; an empty value deletes the credential. */
export const storeCredential = (
  services: Pick<Services, 'config' | 'content'>,
  credential: Credential,
  value: string,
) => storeSecret(services, names[credential], value && encrypt(services.config, value));
