import { Tinypool } from 'tinypool';

/** Idle time after which the process ends: at rest there is none. */
const idleMs = 2000;
const mostMs = 60 * 60_000;

let pool: Tinypool | undefined;

/**
 * Runs a function in a process of its own with limited memory, one at a time: a large archive takes seconds of
 * computing and hundreds of megabytes.
 * @param module the address of the module that exports it
 */
export async function runApart<Answer>(
  module: string,
  name: string,
  given: object,
): Promise<Answer> {
  pool ??= new Tinypool({
    ...{ runtime: 'child_process', minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
    execArgv: [...process.execArgv, '--max-old-space-size=768'],
    // The process gets no settings besides its arguments, and so no other secret.
    env: {},
  });
  const used = pool;
  try {
    const signal = AbortSignal.timeout(mostMs);
    return (await used.run(given, { filename: module, name, signal })) as Answer;
  } catch (error) {
    // The process may have run out of memory or hang: the next call starts another.
    if (pool === used) pool = undefined;
    await used.destroy();
    throw error;
  }
}
