import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import type { Article } from '../../../contract/articles.ts';

const draft = { title: 'Wobbegongs', content: '<p>Flat and patient.</p>' };

onSqliteFirst('previews', (open) => {
  async function withDraft(app: TestApp, resource = 'articles') {
    const created = await app.admin(`/api/${resource}`, { method: 'POST', body: draft });
    const { id } = (await created.json()) as Article;
    const answer = await app.admin('/api/previews', { method: 'POST', body: { resource, id } });
    expect(answer.status).toBe(201);
    const link = (await answer.json()) as { path: string; expiresAt: string };
    return { id, ...link, call: `/api${link.path.replace('/preview/', '/previews/')}` };
  }

  test.each(['articles', 'reviews'])('a signed link shows a draft of %s', async (resource) => {
    const app = await open();
    const { call, id, expiresAt } = await withDraft(app, resource);
    expect(expiresAt).toBe('2026-11-28T00:00:00.000Z');
    const answer = await app.anonymous(call);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const shown = { id, title: 'Wobbegongs', published: false };
    expect(await answer.json()).toMatchObject({
      resource,
      expiresAt,
      [resource === 'articles' ? 'article' : 'review']: shown,
    });
  });

  test('a link shows the last saved state and expires after seven days', async () => {
    const app = await open();
    const { call, id } = await withDraft(app);
    await app.admin(`/api/articles/${id}`, { method: 'PATCH', body: { title: 'Carpet sharks' } });
    app.passMinutes(7 * 24 * 60 - 1);
    const answer = await app.anonymous(call);
    expect((await answer.json()).article.title).toBe('Carpet sharks');
    app.passMinutes(1);
    const late = await app.anonymous(call);
    expect(late.status).toBe(410);
    expect(await late.json()).toEqual({
      error: 'This preview link has expired. Ask for a new one.',
    });
  });

  test('a scheduled article has the date of its schedule', async () => {
    const app = await open();
    const { call, id } = await withDraft(app);
    const complete = { category: 'Tips', imageUrl: '/art/x.jpg', excerpt: 'Flat.' };
    const publishAt = '2026-11-27T20:00:00.000Z';
    const saved = await app.admin(`/api/articles/${id}`, {
      method: 'PATCH',
      body: { ...complete, publishAt },
    });
    expect(saved.status, await saved.clone().text()).toBe(200);
    const answer = await app.anonymous(call);
    expect((await answer.json()).article).toMatchObject({
      published: false,
      publishedAt: publishAt,
    });
  });

  test('a link with a changed signature, record or time answers 403', async () => {
    const app = await open();
    const { call, id } = await withDraft(app);
    const other = await withDraft(app, 'reviews');
    const { call: anothers } = other;
    const signature = (address: string) => address.split('signature=')[1] ?? '';
    for (const wrong of [
      call.replace(/signature=.*/, 'signature=x'),
      call.replace(signature(call), signature(anothers)),
      call.replace(`/${id}?`, `/${id + 1}?`),
      call.replace('/articles/', '/reviews/'),
      call.replace(/expires=\d+/, 'expires=99999999999'),
      call.replace(/expires=.*/, 'expires=&signature='),
    ]) {
      const answer = await app.anonymous(wrong);
      expect(answer.status, wrong).toBe(403);
      expect((await answer.json()).error).toBe(
        'This preview link is not valid. Ask for a new one.',
      );
    }
    expect((await app.anonymous(call.replace(/\?.*/, ''))).status).toBe(400);
  });

  test('a link to a deleted record answers 404, and an unknown record gets no link', async () => {
    const app = await open();
    const { call, id } = await withDraft(app);
    await app.admin(`/api/articles/${id}`, { method: 'DELETE' });
    expect((await app.anonymous(call)).status).toBe(404);
    const body = { resource: 'articles', id: 999 };
    expect((await app.admin('/api/previews', { method: 'POST', body })).status).toBe(404);
  });

  async function liveLinks(app: TestApp) {
    const answer = await app.admin('/api/previews');
    expect(answer.status).toBe(200);
    return (await answer.json()) as { id: number; recordId: number; title: string }[];
  }

  test('the owner sees the valid links and revokes one', async () => {
    const app = await open();
    const first = await withDraft(app);
    const second = await withDraft(app, 'reviews');
    const [newest, oldest] = await liveLinks(app);
    expect([newest, oldest]).toMatchObject([
      { resource: 'reviews', recordId: second.id, title: 'Wobbegongs' },
      { resource: 'articles', recordId: first.id, expiresAt: first.expiresAt },
    ]);
    const revoked = await app.admin(`/api/previews/${oldest?.id}`, { method: 'DELETE' });
    expect(revoked.status).toBe(200);
    const answer = await app.anonymous(first.call);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: 'This preview link is not valid. Ask for a new one.',
    });
    expect((await app.anonymous(second.call)).status).toBe(200);
    expect(await liveLinks(app)).toHaveLength(1);
    const again = await app.admin(`/api/previews/${oldest?.id}`, { method: 'DELETE' });
    expect(again.status).toBe(404);
  });

  test('the owner revokes all links and makes a new one', async () => {
    const app = await open();
    const first = await withDraft(app);
    const second = await withDraft(app, 'reviews');
    expect((await app.admin('/api/previews', { method: 'DELETE' })).status).toBe(200);
    for (const { call } of [first, second]) {
      expect((await app.anonymous(call)).status).toBe(403);
    }
    expect(await liveLinks(app)).toEqual([]);
    const body = { resource: 'articles', id: first.id };
    const made = await app.admin('/api/previews', { method: 'POST', body });
    const { path } = (await made.json()) as { path: string };
    const fresh = await app.anonymous(`/api${path.replace('/preview/', '/previews/')}`);
    expect(fresh.status).toBe(200);
    expect((await app.anonymous(first.call)).status).toBe(403);
  });

  test('a preview made again within an hour has the same link, a day later another', async () => {
    const app = await open();
    const { id, path } = await withDraft(app);
    const body = { resource: 'articles', id };
    const make = async () =>
      (await (await app.admin('/api/previews', { method: 'POST', body })).json()).path;
    app.passMinutes(59);
    expect(await make()).toBe(path);
    app.passMinutes(24 * 60);
    expect(await make()).not.toBe(path);
    expect(await liveLinks(app)).toHaveLength(2);
    app.passMinutes(7 * 24 * 60 - 1);
    expect(await liveLinks(app)).toHaveLength(1);
  });

  test('only the owner lists and revokes links', async () => {
    const app = await open();
    await withDraft(app);
    expect((await app.anonymous('/api/previews')).status).toBe(401);
    for (const path of ['/api/previews', '/api/previews/1']) {
      expect((await app.anonymous(path, { method: 'DELETE' })).status).toBe(401);
    }
    expect(await liveLinks(app)).toHaveLength(1);
  });
});
