import { kill } from 'node:process';
import { expect, test } from 'vitest';
import { createChildProcessCaller } from './child-process.ts';

const module = `data:text/javascript,${encodeURIComponent(`
  export const tell = () => ({ pid: process.pid, settings: Object.keys(process.env) });
  export const refuse = () => { throw new Error('No export'); };
  export const end = () => process.exit(9);
`)}`;

interface Told {
  pid: number;
  settings: string[];
}

const limits = { heapMb: 64, idleMs: 1000 };

const isRunning = (pid: number) => {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
};

const waitForEnd = (pid: number) =>
  expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);

test('functions share a process without environment variables, which ends when idle', async () => {
  const run = createChildProcessCaller(limits);
  const first = await run<Told>(module, 'tell', {});
  expect(first.pid).not.toBe(process.pid);
  expect(first.settings.filter((name) => !name.startsWith('TINYPOOL_'))).toEqual([]);
  expect((await run<Told>(module, 'tell', {})).pid).toBe(first.pid);
  await waitForEnd(first.pid);
  expect((await run<Told>(module, 'tell', {})).pid).not.toBe(first.pid);
});

test.each(['refuse', 'end'])(
  'a call that fails (%s) does not affect the next one',
  async (name) => {
    const run = createChildProcessCaller(limits);
    const failed = run(module, name, {});
    const next = run<Told>(module, 'tell', {});
    await expect(failed).rejects.toThrow();
    expect(await next).toHaveProperty('pid');
  },
);

test('a process that dies while idle is replaced', async () => {
  const run = createChildProcessCaller({ ...limits, idleMs: 60_000 });
  const { pid } = await run<Told>(module, 'tell', {});
  kill(pid, 'SIGKILL');
  await waitForEnd(pid);
  await expect.poll(() => run<Told>(module, 'tell', {})).not.toHaveProperty('pid', pid);
});

test('calls fail if the process cannot start', async () => {
  const run = createChildProcessCaller({
    ...limits,
    nodeArguments: ['--import', 'data:text/javascript,process.exit(9)'],
  });
  await expect(run(module, 'tell', {})).rejects.toThrow();
  await expect(run(module, 'tell', {})).rejects.toThrow();
});
