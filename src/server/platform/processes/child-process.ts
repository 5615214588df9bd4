import { Tinypool } from 'tinypool';

interface Limits {
  heapMb: number;
  /** Idle time after which the process ends. */
  idleMs: number;
  /** Time after which a call is aborted and its process ends. */
  maxMs?: number;
  /** Additional arguments of Node. */
  nodeArguments?: string[];
  environment?: Record<string, string>;
}

/**
 * Returns a function that calls exported functions in a separate process, one at a time, for work that takes
 * seconds or much memory. The process starts with a call and ends when idle. It has no environment variables
 * except `environment`, so it has no secrets.
 * A call fails if the process dies. The next call starts a new process.
 */
export function createChildProcessCaller({
  heapMb,
  idleMs,
  maxMs,
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
    // A process that dies during its start or while idle, for example when memory is short, must not stop the site.
    opened.on('error', () => {
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    return opened;
  }

  /** @param module the address of the module that exports the function */
  return <Answer>(module: string, name: string, given: object): Promise<Answer> => {
    // Calls are queued here, because the pool never runs its queued calls after a process has died.
    const call = previous.then(async () => {
      pool ??= openPool();
      const signal = maxMs === undefined ? null : AbortSignal.timeout(maxMs);
      return (await pool.run(given, { filename: module, name, signal })) as Answer;
    });
    previous = call.catch(() => undefined);
    return call;
  };
}
