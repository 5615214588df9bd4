import { createHash, randomBytes } from 'node:crypto';
import { storageFailure } from '../database/engine.ts';
import type { Row } from '../database/tables.ts';
import { after, type DatabaseReader, now, type Services } from '../http/context.ts';

const minuteMs = 60_000;
const idleMs = 30 * minuteMs;
const lifetimeMs = 12 * 60 * minuteMs;
export const keptDays = 30;
const keptMs = keptDays * 24 * 60 * minuteMs;
/** Time after a confirmation of identity in which dangerous actions need no new confirmation. */
const freshMs = 10 * minuteMs;
const tokenBytes = 32;

export type Session = Row<'sessions'>;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** @param endsAt the end of the session, however active it is */
function expiryWithin(services: Pick<Services, 'clock'>, kept: boolean, endsAt: string) {
  const idle = after(services, idleMs);
  return kept || idle > endsAt ? endsAt : idle;
}

/**
 * Opens a session. @returns its token, of which the database stores only a hash, and its row
 * @param keptUntil the end of a session that survives inactivity; absent for any other session
 */
export async function openSession(
  services: Pick<Services, 'database' | 'clock'>,
  { device, network }: Pick<Session, 'device' | 'network'> = { device: '', network: '' },
  keptUntil?: string,
) {
  const token = randomBytes(tokenBytes).toString('base64url');
  const time = now(services);
  const endsAt = keptUntil ?? after(services, lifetimeMs);
  const session: Session = {
    tokenHash: hashToken(token),
    createdAt: time,
    expiresAt: expiryWithin(services, keptUntil !== undefined, endsAt),
    endsAt,
    usedAt: time,
    freshAt: time,
    device: device.slice(0, 300),
    network,
    kept: keptUntil ? 1 : 0,
  };
  await services.database.insertInto('sessions').values(session).execute();
  await services.database.deleteFrom('sessions').where('expiresAt', '<=', time).execute();
  return { token, session };
}

/** End of a session that begins now and survives inactivity. */
export const keepUntil = (services: Pick<Services, 'clock'>) => after(services, keptMs);

export async function closeSession({ database }: DatabaseReader, tokenHash: string) {
  await database.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

/** @param active extends the session, at most once a minute to save writes */
export async function findSession(
  services: Pick<Services, 'database' | 'clock'>,
  token: string,
  active: boolean,
): Promise<Session | undefined> {
  const session = await services.database
    .selectFrom('sessions')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now(services))
    .executeTakeFirst();
  if (!session || !active) return session;
  if (services.clock().getTime() - Date.parse(session.usedAt) < minuteMs) return session;
  const used = {
    usedAt: now(services),
    expiresAt: expiryWithin(services, session.kept === 1, session.endsAt),
  };
  try {
    await services.database
      .updateTable('sessions')
      .set(used)
      .where('tokenHash', '=', session.tokenHash)
      .execute();
    return { ...session, ...used };
  } catch (error) {
    // The admin can still read while the disk is full.
    if (storageFailure(error)) return session;
    throw error;
  }
}

/** Whether the owner confirmed their identity within the last ten minutes. */
export const isFresh = ({ clock }: Pick<Services, 'clock'>, { freshAt }: Session) =>
  clock().getTime() - Date.parse(freshAt) < freshMs;

/** The open sessions, most recently used first. */
export const listSessions = (services: Pick<Services, 'database' | 'clock'>) =>
  services.database
    .selectFrom('sessions')
    .selectAll()
    .where('expiresAt', '>', now(services))
    .orderBy('usedAt', 'desc')
    .execute();

/** Ends every session but one. @returns the number of ended sessions */
export async function closeOtherSessions({ database }: DatabaseReader, tokenHash: string) {
  const { numDeletedRows } = await database
    .deleteFrom('sessions')
    .where('tokenHash', '!=', tokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
