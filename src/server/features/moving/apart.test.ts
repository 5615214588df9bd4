import { expect, test } from 'vitest';
import { runApart } from './apart.ts';

const module = `data:text/javascript,${encodeURIComponent(`
  export const tell = () => ({ pid: process.pid, settings: Object.keys(process.env) });
  export const refuse = () => { throw new Error('No export'); };
  export const end = () => process.exit(9);
`)}`;

interface Told {
  pid: number;
  settings: string[];
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('functions share a process without settings, which ends at rest', async () => {
  const first = await runApart<Told>(module, 'tell', {});
  expect(first.pid).not.toBe(process.pid);
  expect(first.settings.filter((name) => !name.startsWith('TINYPOOL_'))).toEqual([]);
  expect((await runApart<Told>(module, 'tell', {})).pid).toBe(first.pid);
  await expect.poll(() => isRunning(first.pid), { timeout: 10_000 }).toBe(false);
  expect((await runApart<Told>(module, 'tell', {})).pid).not.toBe(first.pid);
});

test.each(['refuse', 'end'])(
  'a call that fails (%s) leaves the next one a new process',
  async (name) => {
    const { pid } = await runApart<Told>(module, 'tell', {});
    await expect(runApart(module, name, {})).rejects.toThrow();
    expect((await runApart<Told>(module, 'tell', {})).pid).not.toBe(pid);
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  },
);

test('a call that fails ends no waiting call of another module', async () => {
  const other = `${module}//other`;
  const failing = runApart(module, 'refuse', {});
  const waiting = runApart<Told>(other, 'tell', {});
  await expect(failing).rejects.toThrow('No export');
  expect((await waiting).pid).toBeGreaterThan(0);
});
