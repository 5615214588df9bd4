import { Tinypool } from 'tinypool';

/** Idle time after which a process ends: at rest there is none. */
const idleMs = 2000;
const mostMs = 60 * 60_000;

/** By module, so that a call that fails or takes an hour neither ends nor delays those of another. */
const pools = new Map<string, Tinypool>();

function openPool(module: string) {
  const pool = new Tinypool({
    ...{ runtime: 'child_process', minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
    execArgv: [...process.execArgv, '--max-old-space-size=768'],
    // The process gets no settings besides its arguments, and so no other secret.
    env: {},
  });
  pools.set(module, pool);
  return pool;
}

/**
 * Runs a function in a process of its module's own with limited memory, one at a time: a large archive takes
 * seconds of computing and hundreds of megabytes.
 * @param module the address of the module that exports it
 */
export async function runApart<Answer>(
  module: string,
  name: string,
  given: object,
): Promise<Answer> {
  const pool = pools.get(module) ?? openPool(module);
  try {
    const signal = AbortSignal.timeout(mostMs);
    return (await pool.run(given, { filename: module, name, signal })) as Answer;
  } catch (error) {
    // The process may have run out of memory or hang: the next call starts another.
    if (pools.get(module) === pool) pools.delete(module);
    await pool.destroy();
    throw error;
  }
}
