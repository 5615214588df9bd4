import { type Kysely, sql } from 'kysely';
import type { PersonRecords } from '../../contract/security.ts';
import { normalEmail } from '../../domain/email.ts';
import type { Row, Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';

/** Tells whether a mail goes to a person or carries their message to the owner. */
function isAbout({ recipient, message }: Row<'outbox'>, email: string) {
  const { replyTo } = JSON.parse(message) as { replyTo?: { address?: string } };
  return [recipient, replyTo?.address].some((address) => address?.toLowerCase() === email);
}

/** Every row about a person, found by their address, whatever the case of its letters. */
async function rowsOf(database: Kysely<Tables>, address: string) {
  const email = normalEmail(address).toLowerCase();
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  const mails = database.selectFrom('outbox').selectAll();
  return {
    subscriptions: await database
      .selectFrom('newsletters')
      .selectAll()
      .where(isTheirs)
      .orderBy('id')
      .execute(),
    messages: await database
      .selectFrom('contacts')
      .selectAll()
      .where(isTheirs)
      .orderBy('id')
      .execute(),
    // The address within a message stands in JSON: candidates are found by their text, then read.
    mails: (
      await mails
        .where(
          sql<boolean>`lower(recipient || ' ' || message) like ${`%${likeText(email)}%`} escape '\\'`,
        )
        .orderBy('id')
        .execute()
    ).filter((mail) => isAbout(mail, email)),
  };
}

const likeText = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** All that is kept of a person: subscription with its consent, messages, and mails in the outbox. */
export async function findPerson(
  { database }: Pick<Services, 'database'>,
  email: string,
): Promise<PersonRecords> {
  const { subscriptions, messages, mails } = await rowsOf(database, email);
  // The token opens the way out of the newsletter: it is a key and no fact about the person.
  return {
    email,
    subscriptions: subscriptions.map(({ token: _, ...row }) => row),
    messages,
    mails,
  };
}

/** Deletes all that is kept of a person. @returns how many rows of each kind there were */
export async function erasePerson({ database }: Pick<Services, 'database'>, email: string) {
  return database.transaction().execute(async (transaction) => {
    const rows = await rowsOf(transaction, email);
    const remove = async (
      table: 'newsletters' | 'contacts' | 'outbox',
      found: { id: number }[],
    ) => {
      for (const { id } of found)
        await transaction.deleteFrom(table).where('id', '=', id).execute();
      return found.length;
    };
    return {
      subscriptions: await remove('newsletters', rows.subscriptions),
      messages: await remove('contacts', rows.messages),
      mails: await remove('outbox', rows.mails),
    };
  });
}
