import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { startS3 } from '../../../../tests/support/s3-server.ts';
import { createDrawnFiles } from '../http/drawn-files.ts';
import { createHeavyWork } from '../http/heavy-work.ts';
import { openMediaStore } from '../media/store.ts';
import { openSharedDrawings } from './shared-drawings.ts';

const ending: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

onSqliteFirst('instances on one database and one store', (open) => {
  async function openTwo(environment: Record<string, string> = {}) {
    const dataDir = mkdtempSync(join(tmpdir(), 'drawings-'));
    ending.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const { services, passMinutes } = await open({ DATA_DIR: dataDir, ...environment });
    const state = { drawn: 0, fails: false };
    const openInstance = () => {
      const shared = openSharedDrawings(services, openMediaStore(services.config));
      const draw = async (subject: string) => {
        state.drawn += 1;
        await pause(50);
        if (state.fails) throw new Error('no ink');
        return Buffer.from(`a drawing of ${subject}`);
      };
      const options = { cacheBytes: 1_000_000, edition: () => [1], heavyWork: createHeavyWork() };
      const { readFile } = createDrawnFiles(draw, { ...options, shared });
      return { readFile, purge: shared.purge };
    };
    return {
      instances: [openInstance(), openInstance()],
      openInstance,
      state,
      passMinutes,
      dataDir,
    };
  }

  test('draw a file once, even for concurrent requests', async () => {
    const { instances, openInstance, state } = await openTwo();
    const both = await Promise.all(instances.map(({ readFile }) => readFile('reef')));
    expect(both.map(String)).toEqual(['a drawing of reef', 'a drawing of reef']);
    expect(String(await openInstance().readFile('reef')), 'after a restart').toBe(
      'a drawing of reef',
    );
    expect(state.drawn).toBe(1);
  });

  test('share files through a bucket', async () => {
    const s3 = await startS3();
    ending.push(() => s3.stop());
    const { instances, state, dataDir } = await openTwo(s3.environment);
    for (const { readFile } of instances) await readFile('reef');
    expect(state.drawn).toBe(1);
    expect(existsSync(join(dataDir, '.drawn'))).toBe(false);
  });

  test('draw again after a failure, or if the file left the store', async () => {
    const { instances, openInstance, state, dataDir, passMinutes } = await openTwo();
    state.fails = true;
    await expect(instances[0]?.readFile('reef')).rejects.toThrow('no ink');
    state.fails = false;
    await instances[1]?.readFile('reef');
    expect(state.drawn).toBe(2);
    rmSync(join(dataDir, '.drawn'), { recursive: true });
    passMinutes(2);
    expect(String(await openInstance().readFile('reef'))).toBe('a drawing of reef');
    expect(state.drawn).toBe(3);
  });

  test('check the limit of a client for new drawings, but not for existing files', async () => {
    const { instances, openInstance } = await openTwo();
    const refuse = () => {
      throw new Error('too many');
    };
    await expect(instances[0]?.readFile('reef', refuse)).rejects.toThrow('too many');
    await instances[0]?.readFile('reef');
    expect(String(await openInstance().readFile('reef', refuse))).toBe('a drawing of reef');
  });

  test('delete files after a month', async () => {
    const { instances, passMinutes, dataDir } = await openTwo();
    const [one] = instances;
    await one?.readFile('reef');
    expect(await one?.purge()).toBe(0);
    passMinutes(31 * 24 * 60);
    expect(await one?.purge()).toBe(1);
    expect(existsSync(join(dataDir, '.drawn')) && readdirSync(join(dataDir, '.drawn'))).toBe(false);
  });
});
