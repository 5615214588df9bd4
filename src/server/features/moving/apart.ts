import { Tinypool } from 'tinypool';

const idleMs = 2000;
const mostMs = 60 * 60_000;

/**
 * Runs a function in a process of its own with limited memory: a large archive takes seconds of computing and
 * hundreds of megabytes.
 * @param module the address of the module that exports it
 */
export async function runApart<Answer>(
  module: string,
  name: string,
  given: object,
): Promise<Answer> {
  const pool = new Tinypool({
    ...{ runtime: 'child_process', minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
    execArgv: [...process.execArgv, '--max-old-space-size=768'],
    // The process gets no settings besides its arguments, and so no other secret.
    env: {},
  });
  try {
    const signal = AbortSignal.timeout(mostMs);
    return (await pool.run(given, { filename: module, name, signal })) as Answer;
  } finally {
    await pool.destroy();
  }
}
