import { type Answer, probes } from '../http/request-log.ts';

const minuteMs = 60_000;
export const windowMinutes = 5;

export type AnswerCounts = ReturnType<typeof createAnswerCounts>;

/** Counts this process's answers and failures (5xx) of the last five minutes, except probes. */
export function createAnswerCounts(clock: () => Date) {
  const minutes = new Map<number, { all: number; failed: number }>();

  function minuteNow() {
    const minute = Math.floor(clock().getTime() / minuteMs);
    const known = minutes.get(minute);
    if (known) return known;
    for (const old of minutes.keys()) if (old <= minute - windowMinutes) minutes.delete(old);
    const counts = { all: 0, failed: 0 };
    minutes.set(minute, counts);
    return counts;
  }

  return {
    count({ path, status }: Pick<Answer, 'path' | 'status'>) {
      if (probes.has(path)) return;
      const counts = minuteNow();
      counts.all += 1;
      if (status >= 500) counts.failed += 1;
    },
    recent() {
      minuteNow();
      const counts = [...minutes.values()];
      return {
        all: counts.reduce((sum, { all }) => sum + all, 0),
        failed: counts.reduce((sum, { failed }) => sum + failed, 0),
      };
    },
  };
}
