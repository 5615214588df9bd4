import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import type { Article } from '../../../contract/articles.ts';
import { purgeBin } from './bin.ts';

const root = '/api/admin/working-copies';

onSqliteFirst('working copies', (open) => {
  async function write() {
    const app = await open();
    const answer = await app.admin('/api/articles', { method: 'POST', body: { title: 'Live' } });
    const { id } = (await answer.json()) as Article;
    const path = `${root}/articles/${id}`;
    return {
      ...app,
      id,
      path,
      save: (version: number, title: string, at = path) =>
        app.admin(at, { method: 'PUT', body: { values: { title }, recordVersion: 1, version } }),
      find: async (at = path) => (await app.admin(at)).json(),
    };
  }

  test('hold the values of a form and do not change the record', async () => {
    const { admin, save, find, id, path, passMinutes } = await write();
    expect(await find()).toEqual({ workingCopy: null });
    expect(await (await save(0, 'Half')).json()).toMatchObject({ version: 1 });
    passMinutes(1);
    const second = await (await save(1, 'Half a thought')).json();
    expect(second).toEqual({ version: 2, savedAt: '2026-11-21T00:01:00.000Z' });
    expect(await find()).toEqual({
      workingCopy: {
        values: { title: 'Half a thought' },
        recordVersion: 1,
        version: 2,
        savedAt: '2026-11-21T00:01:00.000Z',
      },
    });
    expect(await (await admin(`/api/articles/${id}`)).json()).toMatchObject({
      title: 'Live',
      version: 1,
    });
    const listed = { resource: 'articles', recordId: id, title: 'Half a thought' };
    expect(await (await admin(root)).json()).toMatchObject([listed]);
    expect((await admin(`${path}?version=1`, { method: 'DELETE' })).status).toBe(200);
    expect(await (await admin(root)).json()).toHaveLength(1);
    expect((await admin(`${path}?version=2`, { method: 'DELETE' })).status).toBe(200);
    expect(await (await admin(root)).json()).toEqual([]);
  });

  test('answer 409 with the stored text if another window saved first', async () => {
    const { save, find } = await write();
    await save(0, 'Mine');
    const stale = await save(0, 'Theirs');
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      details: { current: { values: { title: 'Mine' }, version: 1 } },
    });
    expect(await find()).toMatchObject({ workingCopy: { values: { title: 'Mine' } } });
  });

  test('are stored again after another window discarded them', async () => {
    const { admin, save, path } = await write();
    await save(0, 'Mine');
    await admin(`${path}?version=1`, { method: 'DELETE' });
    expect(await (await save(1, 'Mine, longer')).json()).toMatchObject({ version: 2 });
  });

  test('drafts of two resources may have the same number', async () => {
    const { admin, save, find } = await write();
    const path = `${root}/products/new-3`;
    const body = { values: { name: 'Reef mask' }, recordVersion: null, version: 0 };
    expect((await admin(path, { method: 'PUT', body })).status).toBe(200);
    expect(await find(path)).toMatchObject({ workingCopy: { recordVersion: null, version: 1 } });
    await save(0, 'New words', `${root}/articles/new-3`);
    expect(await (await admin(root)).json()).toMatchObject([{ recordId: -3 }, { recordId: -3 }]);
  });

  test('several drafts of new records coexist and are not public', async () => {
    const { admin, save, find } = await write();
    const drafts = [`${root}/dive-sites/new-7`, `${root}/dive-sites/new-8`] as const;
    const before = await (await admin('/api/dive-sites')).json();
    for (const path of drafts) {
      const body = { values: { name: path.slice(-5) }, recordVersion: null, version: 0 };
      expect((await admin(path, { method: 'PUT', body })).status).toBe(200);
    }
    expect((await save(0, 'Taken', drafts[0])).status).toBe(409);
    expect(await (await admin(root)).json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ recordId: -7, title: 'new-7' }),
        expect.objectContaining({ recordId: -8, title: 'new-8' }),
      ]),
    );
    expect(await (await admin('/api/dive-sites')).json()).toEqual(before);
    await admin(`${drafts[0]}?version=1`, { method: 'DELETE' });
    expect(await find(drafts[0])).toEqual({ workingCopy: null });
    expect(await find(drafts[1])).toMatchObject({ workingCopy: { values: { name: 'new-8' } } });
  });

  test.each([
    ['dive-sites/new-0', {}, 400, undefined],
    ['dive-sites/new-1234567890', {}, 400, undefined],
    ['articles/999', {}, 404, 'Article not found'],
    ['species/1', {}, 400, undefined],
    ['articles/new', {}, 400, undefined],
    ['articles/new-1', { values: { title: 5 } }, 400, undefined],
    ['articles/new-1', { values: { title: 'x'.repeat(900_001) } }, 400, undefined],
    ['articles/new-1', { version: -1 }, 400, undefined],
  ])('PUT %s with %o answers %i', async (path, part, status, error) => {
    const { admin } = await open();
    const body = { values: { title: 'Words' }, recordVersion: 1, version: 0, ...part };
    const answer = await admin(`${root}/${path}`, { method: 'PUT', body });
    expect(answer.status).toBe(status);
    if (error) expect(await answer.json()).toMatchObject({ error });
  });

  test('are deleted when their record is purged from the bin', async () => {
    const { admin, save, id, services, passMinutes } = await write();
    await save(0, 'Half');
    await admin(`/api/articles/${id}`, { method: 'DELETE' });
    expect(await (await admin(root)).json()).toHaveLength(1);
    passMinutes(31 * 24 * 60);
    await purgeBin(services);
    const left = await services.database.selectFrom('workingCopies').selectAll().execute();
    expect(left).toEqual([]);
  });
});
