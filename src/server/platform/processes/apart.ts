import { Tinypool } from 'tinypool';

interface Limits {
  heapMb: number;
  /** Idle time after which the process ends. */
  idleMs: number;
  /** Time after which a call is given up, its process with it. */
  mostMs?: number;
  /** Further arguments of Node. */
  nodeArguments?: string[];
  environment?: Record<string, string>;
}

/**
 * Returns a function that calls exported functions in a separate process, one at a time: work that takes
 * seconds or much memory. The process starts with a call and ends at rest, and gets no settings besides
 * its arguments, so no secret.
 * A call fails if its process dies; the next one starts another.
 */
export function separateProcess({
  heapMb,
  idleMs,
  mostMs,
  nodeArguments = [],
  environment,
}: Limits) {
  let pool: Tinypool | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  function openPool() {
    const opened = new Tinypool({
      ...{ runtime: 'child_process', minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
      serialization: 'advanced',
      execArgv: [...process.execArgv, `--max-old-space-size=${heapMb}`, ...nodeArguments],
      env: environment ?? {},
    });
    // A process that dies while it starts or rests, as when memory is short, must not stop the site.
    opened.on('error', () => {
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    return opened;
  }

  /** @param module the address of the module that exports the function */
  return <Answer>(module: string, name: string, given: object): Promise<Answer> => {
    // Calls wait here, since a call that waits in the pool is never made once a process died.
    const call = previous.then(async () => {
      pool ??= openPool();
      const signal = mostMs === undefined ? null : AbortSignal.timeout(mostMs);
      return (await pool.run(given, { filename: module, name, signal })) as Answer;
    });
    previous = call.catch(() => undefined);
    return call;
  };
}
