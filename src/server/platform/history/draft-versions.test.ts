import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import type { DraftVersionSummary } from '../../../contract/history/working-copies.ts';

const root = '/api/admin/working-copies';

onSqliteFirst('earlier versions of drafts', (open) => {
  /** Opens an app for one draft. Each save sends the version that the previous save returned, as the form does. */
  async function openDraft(key = 'dive-sites/new-7') {
    const app = await open();
    const path = `${root}/${key}`;
    let version = 0;
    const list = async (at = path) => {
      const answer = await app.admin(`${at}/versions`);
      expect(answer.status).toBe(200);
      return (await answer.json()) as DraftVersionSummary[];
    };
    return {
      ...app,
      path,
      async save(name: string, options = {}) {
        const body = { values: { name }, recordVersion: null, version, ...options };
        const answer = await app.admin(path, { method: 'PUT', body });
        expect(answer.status).toBe(200);
        ({ version } = (await answer.json()) as { version: number });
      },
      discard: () => app.admin(`${path}?version=${version}`, { method: 'DELETE' }),
      find: async (at: number) => (await app.admin(`${path}/versions/${at}`)).json(),
      list,
      titles: async () => (await list()).map(({ title }) => title),
      stored: () => app.services.database.selectFrom('workingCopyVersions').selectAll().execute(),
    };
  }

  test('include the first text, then at most one every five minutes', async () => {
    const { save, list, find, titles, passMinutes } = await openDraft();
    await save('Reef');
    expect(await list()).toEqual([]);
    passMinutes(1);
    await save('Reef wall');
    passMinutes(4);
    await save('Reef wall at');
    expect(await titles()).toEqual(['Reef']);
    passMinutes(1);
    await save('Reef wall at noon');
    await save('Reef wall at night');
    expect(await list()).toEqual([
      { version: 3, title: 'Reef wall at', savedAt: '2026-11-21T00:05:00.000Z' },
      { version: 1, title: 'Reef', savedAt: '2026-11-21T00:00:00.000Z' },
    ]);
    expect(await find(3)).toEqual({
      version: 3,
      title: 'Reef wall at',
      savedAt: '2026-11-21T00:05:00.000Z',
      values: { name: 'Reef wall at' },
    });
  });

  test('include the text from before a pause, even if it was saved soon after the last version', async () => {
    const { save, titles, passMinutes } = await openDraft();
    await save('Reef');
    await save('Reef wall');
    passMinutes(2);
    await save('Reef wall, half an hour of facts');
    passMinutes(24 * 60);
    await save('');
    expect(await titles()).toEqual(['Reef wall, half an hour of facts', 'Reef']);
  });

  test('include once each text that a restore replaces, even within five minutes', async () => {
    const { save, titles } = await openDraft();
    await save('Reef');
    await save('Reef wall');
    await save('Reef wall at night');
    expect(await titles()).toEqual(['Reef']);
    await save('Reef', { keepReplaced: true });
    expect(await titles()).toEqual(['Reef wall at night', 'Reef']);
    await save('Reef wall at night', { keepReplaced: true });
    expect(await titles(), 'no words twice').toEqual(['Reef wall at night', 'Reef']);
  });

  test('are not stored when a save changes nothing', async () => {
    const { save, list, passMinutes } = await openDraft();
    await save('Reef');
    passMinutes(10);
    await save('Reef');
    expect(await list()).toEqual([]);
  });

  test('are limited to the last 20', async () => {
    const { save, titles, passMinutes } = await openDraft();
    for (let number = 1; number <= 24; number++) {
      await save(`Name ${number}`);
      passMinutes(6);
    }
    expect(await titles()).toEqual(Array.from({ length: 20 }, (_, index) => `Name ${23 - index}`));
  });

  test('are separate from those of other drafts', async () => {
    const { admin, path, save, titles, list } = await openDraft();
    await save('Reef');
    await save('Reef wall');
    const other = path.replace('new-7', 'new-8');
    const body = { values: { name: 'Cave' }, recordVersion: null, version: 0 };
    await admin(other, { method: 'PUT', body });
    expect(await list(other)).toEqual([]);
    await admin(`${other}?version=1`, { method: 'DELETE' });
    expect(await titles()).toEqual(['Reef']);
  });

  test('are deleted with the draft, and only then', async () => {
    const { admin, path, save, discard, list, stored } = await openDraft();
    await save('Reef');
    await save('Reef wall');
    expect((await admin(`${path}?version=1`, { method: 'DELETE' })).status).toBe(200);
    expect(await list(), 'a newer version stays').toHaveLength(1);
    expect((await discard()).status).toBe(200);
    expect(await stored()).toEqual([]);
    const answer = await admin(`${path}/versions`);
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { error: 'There is no such draft. It was created or deleted.' },
    ]);
    await save('Reef wall, found again');
    expect(await list()).toEqual([]);
  });

  test('are not stored by a stale save', async () => {
    const { admin, path, save, stored } = await openDraft();
    await save('Reef');
    const body = { values: { name: 'Theirs' }, recordVersion: null, version: 3 };
    expect((await admin(path, { method: 'PUT', body })).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  test('include the text that one of two concurrent saves replaces; the other save answers 409', async () => {
    const { admin, path, save, list } = await openDraft();
    await save('Reef');
    const saves = await Promise.all(
      ['Mine', 'Theirs'].map((name) => {
        const body = { values: { name }, recordVersion: null, version: 1 };
        return admin(path, { method: 'PUT', body });
      }),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list()).toMatchObject([{ version: 1, title: 'Reef' }]);
  });

  test('are not stored for saved records, which have revisions', async () => {
    const { admin, stored } = await openDraft();
    const created = await admin('/api/articles', { method: 'POST', body: { title: 'Live' } });
    const { id } = (await created.json()) as { id: number };
    for (const [version, title] of ['Half', 'Half a thought'].entries()) {
      const body = { values: { title }, recordVersion: null, version };
      const saved = await admin(`${root}/articles/${id}`, { method: 'PUT', body });
      expect(saved.status).toBe(200);
    }
    expect(await stored()).toEqual([]);
  });

  test('are visible only to the owner', async () => {
    const { anonymous, path, save } = await openDraft();
    await save('Reef');
    await save('Reef wall');
    expect((await anonymous(`${path}/versions`)).status).toBe(401);
    expect((await anonymous(`${path}/versions/1`)).status).toBe(401);
  });

  const needsDraft =
    'Only drafts of new records, such as new-7, have earlier versions; a saved record has revisions.';

  test.each([
    ['dive-sites/new-7/versions/2', 404, 'This earlier version is no longer kept.'],
    ['products/new-7/versions/1', 404, 'This earlier version is no longer kept.'],
    ['dive-sites/new-8/versions', 404, 'There is no such draft. It was created or deleted.'],
    ['dive-sites/new-7/versions/last', 400, 'A version is a whole number, such as 12.'],
    ['dive-sites/new-7/versions/12345678901', 400, 'A version is a whole number, such as 12.'],
    ['dive-sites/new/versions', 400, needsDraft],
    ['dive-sites/12/versions', 400, needsDraft],
  ])('GET %s answers %i: %s', async (path, status, error) => {
    const { admin, save } = await openDraft();
    await save('Reef');
    await save('Reef wall');
    const answer = await admin(`${root}/${path}`);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(await answer.json())).toContain(error);
  });
});
