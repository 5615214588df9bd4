import { now, type Services } from '../../platform/http/context.ts';

type ClaimServices = Pick<Services, 'database' | 'clock'>;

/** After that time another instance takes over from one that crashed. */
const claimMs = 5 * 60_000;

/** The pauses after a failure; the last one goes on, since a disk may have room again tomorrow. */
const retryMs = [30_000, 120_000, 600_000, 3_600_000, 86_400_000];

/** After so many failures the owner is told that there will be no plate for now. */
export const maxAttempts = 3;

/** Takes the drawing of a plate. @returns false where it is done, not due yet, or another instance is at it */
export async function claimPlate(services: ClaimServices, siteId: number, key: string) {
  const { database, clock } = services;
  await database
    .insertInto('plates')
    .values({ siteId, key, state: 'waiting', attempts: 0, claimedAt: null, retryAt: null })
    .onConflict((conflict) => conflict.column('siteId').doNothing())
    .execute();
  const before = await database
    .selectFrom('plates')
    .selectAll()
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  if (!before) return false;
  const time = clock().getTime();
  const isNew = before.key !== key;
  const isHeld = before.state === 'working' && Date.parse(before.claimedAt ?? '') > time - claimMs;
  const isEarly = before.retryAt !== null && Date.parse(before.retryAt) > time;
  if (!isNew && (isHeld || isEarly)) return false;
  const { numUpdatedRows } = await database
    .updateTable('plates')
    .set({
      key,
      state: 'working',
      attempts: isNew ? 1 : before.attempts + 1,
      claimedAt: now(services),
      retryAt: null,
    })
    .where('siteId', '=', siteId)
    .where('key', '=', before.key)
    .where('attempts', '=', before.attempts)
    .where('state', '=', before.state)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

export async function failPlate(services: ClaimServices, siteId: number, key: string) {
  const { database, clock } = services;
  const row = await database
    .selectFrom('plates')
    .select('attempts')
    .where('siteId', '=', siteId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return;
  const pause = retryMs[Math.min(row.attempts, retryMs.length) - 1] ?? 0;
  await database
    .updateTable('plates')
    .set({
      state: row.attempts >= maxAttempts ? 'failed' : 'waiting',
      claimedAt: null,
      retryAt: new Date(clock().getTime() + pause).toISOString(),
    })
    .where('siteId', '=', siteId)
    .where('key', '=', key)
    .execute();
}
