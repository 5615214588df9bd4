import type { Row } from '../database/tables.ts';
import { after, now, type Services } from '../http/context.ts';

type RunServices = Pick<Services, 'database' | 'clock'>;

/** Names of the jobs that this process runs; the database may have jobs of earlier releases. */
const known = new Set<string>();

const minuteMs = 60_000;
/** Time until a job that runs every few seconds is late. */
export const frequentMs = 15 * minuteMs;
/** Time until a job is late if it runs every hour, or if a run may take an hour. */
export const hourlyMs = 180 * minuteMs;

const maxFailureLength = 300;

const reason = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, maxFailureLength);

/**
 * Makes a job store its last success and failure in the database, for metrics and alarms. Successive successes
 * are written at most every third of `lateAfterMs`.
 * @param lateAfterMs time from the last success until the job is late
 */
export function recordRuns<Input extends unknown[], Result>(
  services: RunServices,
  name: string,
  lateAfterMs: number,
  work: (...input: Input) => Promise<Result>,
) {
  let writtenAt: number | undefined;
  let failing = false;
  const dueBy = () => after(services, lateAfterMs);
  const note = (run: Partial<Row<'jobRuns'>>) =>
    services.database
      .insertInto('jobRuns')
      .values({ name, dueBy: dueBy(), succeededAt: null, failedAt: null, failure: null, ...run })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
      .execute()
      // A failed write must not replace the job's own error.
      .catch(() => undefined);

  return async (...input: Input): Promise<Result> => {
    // The first run sets `dueBy`, so that a job that never succeeds becomes late.
    if (!known.has(name)) await note({ dueBy: dueBy() });
    known.add(name);
    try {
      const result = await work(...input);
      const time = services.clock().getTime();
      if (failing || writtenAt === undefined || time - writtenAt >= lateAfterMs / 3) {
        await note({ dueBy: dueBy(), succeededAt: now(services) });
        writtenAt = time;
      }
      failing = false;
      return result;
    } catch (error) {
      // A job aborted by a stop has not failed.
      if ((error as { name?: unknown } | null)?.name !== 'AbortError') {
        failing = true;
        await note({ failedAt: now(services), failure: reason(error) });
      }
      throw error;
    }
  };
}

/** The last runs, on any instance, of the jobs that this process runs. */
export async function listJobRuns(services: RunServices) {
  if (known.size === 0) return [];
  const rows = await services.database
    .selectFrom('jobRuns')
    .selectAll()
    .where('name', 'in', [...known])
    .orderBy('name')
    .execute();
  const time = now(services);
  return rows.map((row) => ({ ...row, isLate: row.dueBy < time }));
}
