import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { SeaHour } from '../../../../domain/conditions/verdict/sea-hours.ts';
import { ago, type Services } from '../../../platform/http/context.ts';

type Shared = Pick<Services, 'database' | 'clock'>;

export interface KnownForecast {
  hours: SeaHour[];
  fetchedAt: Date;
  /** Whether swell is known. */
  isWhole: boolean;
  /** Shares of an ocean swell that reach the middle of the swell's grid cell; null if unknown. */
  swellShareAt: readonly number[] | null;
}

const never = new Date(0).toISOString();
const keptHours = 24;
const pollMs = 200;

/** Reads a shared grid cell; its forecast is undefined if the service never answered. */
export async function readCell({ database }: Shared, cell: string) {
  const row = await database
    .selectFrom('forecasts')
    .selectAll()
    .where('cell', '=', cell)
    .executeTakeFirst();
  if (!row) return undefined;
  const hours = JSON.parse(row.hours) as (Omit<SeaHour, 'time'> & { time: string })[];
  const forecast = row.fetchedAt !== never && {
    hours: hours.map((hour) => ({ ...hour, time: new Date(hour.time) })),
    fetchedAt: new Date(row.fetchedAt),
    isWhole: row.isWhole === 1,
    swellShareAt: row.swellShare === null ? null : (JSON.parse(row.swellShare) as number[]),
  };
  return { forecast: forecast || undefined, askedAt: new Date(row.askedAt) };
}

/** @returns whether this instance should request the cell: none claimed it in the last `waitMs` */
export async function claimCell({ database, clock }: Shared, cell: string, waitMs: number) {
  const askedAt = clock().toISOString();
  const before = ago({ clock }, waitMs);
  const claimed = await database
    .insertInto('forecasts')
    .values({ cell, hours: '[]', isWhole: 0, fetchedAt: never, askedAt })
    .onConflict((conflict) =>
      conflict
        .column('cell')
        .doUpdateSet({ askedAt })
        .where(sql.ref('forecasts.askedAt'), '<=', before),
    )
    .returning('cell')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function storeCell({ database, clock }: Shared, cell: string, known: KnownForecast) {
  await database
    .updateTable('forecasts')
    .set({
      hours: JSON.stringify(known.hours),
      isWhole: known.isWhole ? 1 : 0,
      swellShare: known.swellShareAt && JSON.stringify(known.swellShareAt),
      fetchedAt: known.fetchedAt.toISOString(),
    })
    .where('cell', '=', cell)
    .execute();
  const old = ago({ clock }, keptHours * 3_600_000);
  await database.deleteFrom('forecasts').where('askedAt', '<', old).execute();
}

/** Waits for the forecast that another instance requests. @returns undefined after a timeout */
export async function awaitCell(services: Shared, cell: string, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = await readCell(services, cell);
    if (found?.forecast || performance.now() > deadline) return found?.forecast;
    await pause(pollMs);
  }
}
