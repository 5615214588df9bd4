import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { plainSite } from '../../../../tests/support/records.ts';

const resources = [
  {
    path: '/api/articles',
    method: 'PATCH',
    body: { title: 'One' },
    field: 'title',
    called: 'Article',
  },
  {
    path: '/api/reviews',
    method: 'PATCH',
    body: { title: 'One' },
    field: 'title',
    called: 'Review',
  },
  {
    path: '/api/products',
    method: 'PATCH',
    body: { name: 'One' },
    field: 'name',
    called: 'Product',
  },
  { path: '/api/dive-sites', method: 'PUT', body: plainSite, field: 'name', called: 'Dive site' },
];

interface Saved {
  id: number;
  version: number;
}

/** Creates a record through the API. @returns the record and a function that saves changes to it */
async function begin({ admin }: TestApp, { path, method, body }: (typeof resources)[number]) {
  const created = (await (await admin(path, { method: 'POST', body })).json()) as Saved;
  const save = (changes: object) =>
    admin(`${path}/${created.id}`, {
      method,
      body: { ...(method === 'PUT' && body), ...changes },
    });
  return { created, save };
}

onSqliteFirst('versions', (open) => {
  test.each(resources)(
    'a stale save of $path answers 409 with both states and changes nothing',
    async (resource) => {
      const app = await open();
      const { created, save } = await begin(app, resource);
      expect(created.version).toBe(1);
      const first = await save({ [resource.field]: 'From one tab', version: 1 });
      expect(first.status).toBe(200);
      expect(await first.json()).toMatchObject({ [resource.field]: 'From one tab', version: 2 });

      const stale = await save({ [resource.field]: 'From the other', version: 1 });
      expect(stale.status).toBe(409);
      expect(await stale.json()).toEqual({
        error: `${resource.called} was changed meanwhile. Nothing was saved.`,
        details: {
          current: expect.objectContaining({ [resource.field]: 'From one tab', version: 2 }),
          yours: expect.objectContaining({ [resource.field]: 'From the other' }),
        },
      });
      const again = await save({ [resource.field]: 'From the other', version: 2 });
      expect(await again.json()).toMatchObject({ [resource.field]: 'From the other', version: 3 });
    },
  );

  test.each(resources)('a save of $path without a version is accepted', async (resource) => {
    const { created, save } = await begin(await open(), resource);
    await save({ version: created.version });
    const plain = await save({ [resource.field]: 'Plain' });
    expect([plain.status, await plain.json()]).toMatchObject([200, { version: 3 }]);
  });

  test.each(resources)(
    'only one of ten concurrent saves of $path from the same version is stored',
    async (resource) => {
      const app = await open();
      const { created, save } = await begin(app, resource);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, tab) =>
          save({ [resource.field]: `Tab ${tab}`, version: created.version }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(9).fill(409)]);
      const winner = (await answers.find(({ status }) => status === 200)?.json()) as Saved;
      const list = (await (await app.admin(`${resource.path}?admin=true`)).json()) as (Saved &
        Record<string, unknown>)[];
      expect(list).toHaveLength(1);
      // A list may omit fields of the single record.
      expect(winner).toMatchObject({ ...list[0] });
    },
  );

  test('a version other than a positive number answers 400', async () => {
    const { save } = await begin(await open(), resources[0] as (typeof resources)[number]);
    expect((await save({ version: '1' })).status).toBe(400);
    expect((await save({ version: 0 })).status).toBe(400);
  });
});
