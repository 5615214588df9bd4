import { expect, test } from 'vitest';
import { onBothDatabases, type TestApp } from '../../../../tests/support/both-databases.ts';
import type { Article } from '../../../contract/articles.ts';

const draft = { title: 'Wobbegongs', content: '<p>Flat and patient.</p>' };

onBothDatabases('previews', (open) => {
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

  test('answers 403 for a link with a changed signature, record or time', async () => {
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
    ]) {
      const answer = await app.anonymous(wrong);
      expect(answer.status, wrong).toBe(403);
      expect((await answer.json()).error).toBe(
        'This preview link is not valid. Ask for a new one.',
      );
    }
    expect((await app.anonymous(call.replace(/\?.*/, ''))).status).toBe(400);
  });

  test('answers 404 for a deleted record, and creates no link to an unknown one', async () => {
    const app = await open();
    const { call, id } = await withDraft(app);
    await app.admin(`/api/articles/${id}`, { method: 'DELETE' });
    expect((await app.anonymous(call)).status).toBe(404);
    const body = { resource: 'articles', id: 999 };
    expect((await app.admin('/api/previews', { method: 'POST', body })).status).toBe(404);
  });
});
