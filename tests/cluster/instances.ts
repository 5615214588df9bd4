import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/postgres.ts';

export interface Instance {
  url: string;
  process: ChildProcess;
  /** The output of the process so far, one line of JSON per event. */
  output(): string;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts a server on a free or given port without waiting for it. @param entry its script */
export async function startInstance(
  environment: Record<string, string>,
  port?: number,
  entry = 'src/server/main.ts',
): Promise<Instance> {
  const own = port ?? (await freePort());
  let said = '';
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, LOG_LEVEL: 'info', ...environment, PORT: String(own) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  return {
    url: `http://127.0.0.1:${own}`,
    process: child,
    output: () => said,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
  };
}

/** Waits until `check` is true. @throws Error with `what` after `limit` milliseconds */
export async function until(
  what: string,
  limit: number,
  check: () => Promise<boolean> | boolean,
): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < limit) {
    if (await check()) return performance.now() - start;
    await pause(40);
  }
  throw new Error(`${what}: not within ${limit} ms`);
}

export const ready = (instance: Instance, limit = 60_000) =>
  until(`${instance.url} is ready`, limit, async () => {
    const { exitCode, signalCode } = instance.process;
    if (exitCode !== null || signalCode !== null) throw new Error(instance.output());
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`${instance.url}/readyz`, { signal }).catch(() => undefined);
    return answer?.status === 200;
  }).catch((error: Error) => {
    throw new Error(`${error.message}. It said: ${instance.output().slice(-1000)}`);
  });
