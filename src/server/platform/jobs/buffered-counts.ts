import type { Services } from '../http/context.ts';
import { frequentMs, recordRuns } from './job-runs.ts';
import { repeat } from './repeat.ts';

const flushIntervalMs = 30_000;
/** Maximum of subjects in memory, because clients can invent subjects. */
const maxSubjects = 5000;

export interface Counted<Subject> {
  subject: Subject;
  times: number;
}

interface Options<Subject> {
  /** Name of the task that writes. */
  task: string;
  /** The log message for a failed write. */
  failure: string;
  write(counted: readonly Counted<Subject>[]): Promise<void>;
  /** The subject to count instead of a subject beyond the maximum. Without it, such subjects are not counted. */
  overflow?(subject: Subject): Subject;
}

/**
 * Counts subjects in memory and writes all counts together, every 30 seconds and at `stop()`. The counts of a
 * failed write are added to the next write.
 */
export function createBufferedCounts<Subject extends object>(
  services: Pick<Services, 'database' | 'clock' | 'logger'>,
  { task, failure, write, overflow }: Options<Subject>,
) {
  const { logger } = services;
  let waiting = new Map<string, Counted<Subject>>();

  function addAlways(subject: Subject, times: number) {
    const key = JSON.stringify(subject);
    const before = waiting.get(key);
    if (before) before.times += times;
    else waiting.set(key, { subject, times });
  }

  function add(subject: Subject, times = 1) {
    const hasRoom = waiting.size < maxSubjects || waiting.has(JSON.stringify(subject));
    if (hasRoom) addAlways(subject, times);
    else if (overflow) addAlways(overflow(subject), times);
  }

  async function flush() {
    if (waiting.size === 0) return;
    const counted = [...waiting.values()];
    waiting = new Map();
    try {
      await write(counted);
    } catch (error) {
      for (const { subject, times } of counted) add(subject, times);
      throw error;
    }
  }

  return {
    add,
    flush,
    start() {
      const writing = repeat(
        recordRuns(services, task, frequentMs, flush),
        (error) => logger.warn({ err: error }, failure),
        { intervalMs: flushIntervalMs },
      );
      return {
        async stop() {
          await writing.stop();
          await flush().catch((error: unknown) => logger.error({ err: error }, failure));
        },
      };
    },
  };
}
