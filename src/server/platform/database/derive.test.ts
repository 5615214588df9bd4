import { expect, test } from 'vitest';
import { openMigratedSqlite } from '../../../../tests/support/both-databases.ts';
import { createContentStore } from './content-store.ts';
import { derive } from './derive.ts';

function openServices() {
  const database = openMigratedSqlite();
  return { database, content: createContentStore(database) };
}

test('a value is computed once for all readers, and again only after a write to its resources', async () => {
  const services = openServices();
  let computed = 0;
  const read = derive(['species', 'articles'], async () => ++computed);
  expect(await Promise.all([read(services), read(services)])).toEqual([1, 1]);
  await services.content.write('products', async () => {});
  expect(await read(services)).toBe(1);
  await services.content.write('articles', async () => {});
  expect(await read(services)).toBe(2);
  expect(await read(openServices())).toBe(3);
  expect(await read(services)).toBe(2);
});

test('a read after a write waits for a value computed after the write', async () => {
  const services = openServices();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let running = 0;
  const befores: (number | undefined)[] = [];
  const read = derive(['species'], async (_, before?: number) => {
    running += 1;
    expect(running).toBe(1);
    befores.push(before);
    if (befores.length === 1) await finished;
    running -= 1;
    return befores.length;
  });
  const first = read(services);
  await expect.poll(() => running).toBe(1);
  await services.content.write('species', async () => {});
  const second = read(services);
  await services.content.write('species', async () => {});
  // The waiting computation includes this write too.
  const third = read(services);
  finish();
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 2]);
  expect(befores).toEqual([undefined, 1]);
  expect(await read(services)).toBe(2);
});

test('a failure is not stored', async () => {
  const services = openServices();
  let failures = 1;
  const read = derive(['species'], async () => {
    if (failures-- > 0) throw new Error('no answer');
    return 'value';
  });
  await expect(Promise.all([read(services), read(services)])).rejects.toThrow('no answer');
  expect(await read(services)).toBe('value');
});
