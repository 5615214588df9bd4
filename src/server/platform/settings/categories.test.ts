import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { settingGroups } from '../../../contract/settings/groups/groups.ts';
import type { PublicSettings, StoredSettingGroup } from '../../../contract/settings/settings.ts';

type Row = Record<'name' | 'button' | 'saved' | 'was', string>;

const path = `/api/settings/${settingGroups.categories.id}`;
const imageUrl = '/art/articles/fish-rock-cave.jpg';

onSqliteFirst('categories', (open) => {
  async function start() {
    const app = await open();
    const read = async <T>(address: string) => (await (await app.admin(address)).json()) as T;
    const rows = async () =>
      (await read<StoredSettingGroup>(path)).values as Record<'articles' | 'reviews', Row[]>;
    const change = async (values: object) => app.admin(path, { method: 'PATCH', body: { values } });
    const publish = async (title: string, category: string, published = true) => {
      const body = { title, content: '<p>Text.</p>', category, imageUrl, published };
      const answer = await app.admin('/api/articles', { method: 'POST', body });
      expect(answer.status).toBe(201);
      return (await answer.json()) as { id: number; category: string };
    };
    const titles = async (category: string) => {
      const query = new URLSearchParams({ category });
      const list = await app.anonymous(`/api/articles?${query}`);
      return ((await list.json()) as { title: string }[]).map(({ title }) => title);
    };
    return { ...app, read, rows, change, publish, titles };
  }

  const renamed = (rows: readonly Row[], from: string, to: string) =>
    rows.map((row) => (row.name === from ? { ...row, name: to } : row));

  test('a category cannot take the name of a category that the same save renames', async () => {
    const { rows, change } = await start();
    const { articles } = await rows();
    const chain = renamed(renamed(articles, 'Tips', 'Know-how'), 'Safety', 'Tips');
    const refused = await change({ articles: chain });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain('“Tips” is about to become “Know-how”');
    expect((await rows()).articles).toEqual(articles);
  });

  test('posts follow a renamed category, and addresses and inputs with its former name still work', async () => {
    const { anonymous, read, rows, change, publish, titles } = await start();
    await publish('Weights', 'Tips');
    const draft = await publish('Half', 'Tips', false);
    const { articles } = await rows();
    expect((await change({ articles: renamed(articles, 'Tips', 'Know-how') })).status).toBe(200);
    expect(await titles('Know-how')).toEqual(['Weights']);
    expect(await titles('Tips')).toEqual(['Weights']);
    expect(await read(`/api/articles/${draft.id}`)).toMatchObject({ category: 'Know-how' });
    expect((await publish('Later', 'Tips')).category).toBe('Know-how');
    const { site } = await read<PublicSettings>('/api/settings');
    expect(site.categories?.articles).toContainEqual({
      ...{ name: 'Know-how', isFilter: true, was: ['Tips'] },
    });
    for (const list of ['/blog', '/rss.xml']) {
      const { status, headers } = await anonymous(`${list}?category=Tips&page=2`);
      expect(status, list).toBe(301);
      expect(headers.get('Location'), list).toBe(`${list}?category=Know-how&page=2`);
    }
    expect(await (await anonymous('/rss.xml?category=Know-how')).text()).toContain('Weights');

    // The categories are reset to the default.
    expect((await change({ articles })).status).toBe(200);
    expect(await titles('Tips')).toEqual(['Later', 'Weights']);
  });

  test('a category with posts is removed only if another category replaces it', async () => {
    const { anonymous, rows, change, publish, titles, read } = await start();
    await publish('Weights', 'Tips');
    const { articles } = await rows();
    const without = articles.filter(({ name }) => name !== 'Tips');
    const refused = await change({ articles: without });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { error: string }).error).toBe(
      '“Tips” is the category of 1 article. Choose the one that they get.',
    );
    expect(await read('/api/settings/categories')).toEqual({ articles: { Tips: 1 }, reviews: {} });
    const merged = without.map((row) => (row.name === 'Safety' ? { ...row, was: 'Tips' } : row));
    expect((await change({ articles: merged })).status).toBe(200);
    expect(await titles('Safety')).toEqual(['Weights']);
    const { headers } = await anonymous('/blog?category=Tips');
    expect(headers.get('Location')).toBe('/blog?category=Safety');
  });

  test('an added category works in feeds at once, and only the owner can read the counts of posts', async () => {
    const { anonymous, rows, change } = await start();
    const { reviews } = await rows();
    expect((await anonymous('/rss.xml?category=Scooters')).status).toBe(404);
    const added = { name: 'Scooters', button: '', saved: '', was: '' };
    expect((await change({ reviews: [...reviews, added] })).status).toBe(200);
    expect((await anonymous('/rss.xml?category=Scooters')).status).toBe(200);
    expect((await anonymous('/api/settings/categories')).status).toBe(401);
    const twice = await change({ reviews: [...reviews, added, added] });
    expect(twice.status).toBe(400);
  });
});
