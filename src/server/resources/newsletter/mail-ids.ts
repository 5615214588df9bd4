import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSameSecret } from '../../platform/auth/secrets.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';

/** Mailing id of a welcome mail, which belongs to no mailing. */
export const noMailing = 0;

export const mailIdHeader = 'X-Mail-Id';

const shape = /(?<![\w.])(\d{1,9})\.(\d{1,9})\.([0-9a-f]{24})(?![0-9a-f])/gi;
const maxCandidates = 20;

type Reader = Pick<Row<'newsletters'>, 'id' | 'email' | 'token'>;

/** Signs a mail id, so that it cannot be forged and becomes invalid when the address changes. */
const sign = (mailingId: number, { email, token }: Reader) =>
  createHmac('sha256', token)
    .update(`${mailingId}:${email.toLowerCase()}`)
    .digest('hex')
    .slice(0, 24);

/** Creates the id that identifies a returned mail. */
export const mailId = (mailingId: number, reader: Reader) =>
  `${mailingId}.${reader.id}.${sign(mailingId, reader)}`;

/** Finds the first newsletter mail whose id a text contains, e.g. a report or a returned mail. */
export async function findMail(database: Kysely<Tables>, text: string) {
  const candidates = new Set([...text.matchAll(shape)].map(([id]) => id.toLowerCase()));
  for (const id of [...candidates].slice(0, maxCandidates)) {
    const [mailingId = 0, subscriberId = 0] = id.split('.').map(Number);
    const subscriber = await database
      .selectFrom('newsletters')
      .selectAll()
      .where('id', '=', subscriberId)
      .executeTakeFirst();
    if (!subscriber) continue;
    if (isSameSecret(id, mailId(mailingId, subscriber))) return { mailingId, subscriber };
  }
  return undefined;
}
