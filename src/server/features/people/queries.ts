import { type Kysely, sql } from 'kysely';
import type { PersonRecords } from '../../../contract/security.ts';
import { readLibraryAddress } from '../../../domain/pictures/library-pictures.ts';
import { normalEmail } from '../../../domain/text/addresses.ts';
import type { Touch } from '../../platform/database/content-store.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { findUses } from '../../platform/media/uses.ts';
import { findSuppression, suppress } from '../../resources/newsletter/suppressions.ts';
import { readPhotographs } from '../../resources/reports/photographs/stored.ts';

function isAbout({ recipient, message }: Row<'outbox'>, email: string) {
  const { replyTo } = JSON.parse(message) as { replyTo?: { address?: string } };
  return [recipient, replyTo?.address].some((address) => address?.toLowerCase() === email);
}

async function personRows(database: Kysely<Tables>, address: string) {
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
    reports: await database
      .selectFrom('reports')
      .selectAll()
      .where(isTheirs)
      .orderBy('id')
      .execute(),
    // SQL finds candidates; isAbout() checks the address itself.
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

const likeText = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);

export async function findPerson(
  { database }: DatabaseReader,
  email: string,
): Promise<PersonRecords> {
  const { subscriptions, messages, reports, mails } = await personRows(database, email);
  const suppression = await findSuppression(database, normalEmail(email));
  // The unsubscribe token is omitted, since it is a secret and not data about the person.
  return {
    email,
    subscriptions: subscriptions.map(({ token: _, ...row }) => row),
    messages,
    // The hash of the sender's network is omitted, since nobody can read it.
    reports: reports.map(({ network: _, ...row }) => row),
    mails,
    suppressions: suppression ? [suppression] : [],
  };
}

/** Removes the sender and the credits of photographs from reports; the reports stay. */
async function forgetSender(database: Kysely<Tables>, stored: Row<'reports'>[], touch: Touch) {
  for (const row of stored) {
    const photographs = readPhotographs(row);
    await database
      .updateTable('reports')
      .set({ name: '', steward: '', email: '', emailConfirmed: 0, network: '' })
      .set({ photographs: JSON.stringify(photographs.map((one) => ({ ...one, credit: '' }))) })
      .where('id', '=', row.id)
      .execute();
    if (row.resource === 'dive-sites') touch('dive-sites', Number(row.record));
    const keys = photographs.flatMap(({ src }) => readLibraryAddress(src)?.key ?? []);
    if (keys.length === 0) continue;
    await database.updateTable('media').set({ credit: '' }).where('key', 'in', keys).execute();
    touch('media');
    for (const key of keys) {
      for (const { resource } of await findUses(database, key)) touch(resource);
    }
  }
  return stored.length;
}

/**
 * Erases a person; a hash of a subscriber's address stays, so that no import adds it again.
 * @returns the number of deleted rows by table; for reports, the number made anonymous
 */
export async function erasePerson(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  email: string,
) {
  return content.write('reports', async (transaction, touch) => {
    const rows = await personRows(transaction, email);
    for (const row of rows.subscriptions) {
      await suppress({ clock }, transaction, row, true);
    }
    const remove = async (
      table: 'newsletters' | 'contacts' | 'outbox',
      stored: { id: number }[],
    ) => {
      for (const { id } of stored)
        await transaction.deleteFrom(table).where('id', '=', id).execute();
      return stored.length;
    };
    return {
      subscriptions: await remove('newsletters', rows.subscriptions),
      messages: await remove('contacts', rows.messages),
      reports: await forgetSender(transaction, rows.reports, touch),
      mails: await remove('outbox', rows.mails),
    };
  });
}
