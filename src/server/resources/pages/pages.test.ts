import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import { addressClash, type Page } from '../../../contract/pages.ts';
import { applySchedule } from '../../platform/publishing/schedule.ts';

const boat = { title: 'Our boat', content: '<p>It floats, mostly.</p>' };

onBothDatabases('pages of the owner', (open) => {
  test('a published page is public at its address, in the sitemap and in the search', async () => {
    const { admin, anonymous } = await open({ SITE_URL: 'https://dive.example' });
    const created = await admin('/api/pages', { method: 'POST', body: boat });
    expect(created.status).toBe(201);
    const { id, slug } = (await created.json()) as Page;
    expect(slug).toBe('our-boat');
    const read = () => anonymous('/api/pages/slug/our-boat');
    const sitemap = async () => (await anonymous('/sitemap.xml')).text();
    const found = async () => (await (await anonymous('/api/search?q=mostly')).json()).results;
    expect((await read()).status).toBe(404);
    expect(await (await anonymous('/api/pages')).json()).toEqual([]);
    expect((await anonymous('/api/pages?admin=true')).status).toBe(401);
    expect(await sitemap()).not.toContain('our-boat');
    await admin(`/api/pages/${id}`, { method: 'PATCH', body: { published: true } });
    expect(await (await read()).json()).toMatchObject({ ...boat, published: true });
    expect(await sitemap()).toContain('<loc>https://dive.example/our-boat</loc>');
    expect((await found())[0]).toMatchObject({ kind: 'Page', title: 'Our boat', url: '/our-boat' });
    expect((await anonymous('/share/our-boat.jpg')).status).toBe(200);
    expect(await (await anonymous('/api/pages')).json()).toMatchObject([{ title: 'Our boat' }]);
  });

  test('a scheduled page is published at its time, has revisions and moves to the bin', async () => {
    const { admin, anonymous, services, passMinutes } = await open();
    const body = { ...boat, publishAt: '2026-11-22T00:00:00.000Z' };
    const { id } = (await (await admin('/api/pages', { method: 'POST', body })).json()) as Page;
    expect((await anonymous('/api/pages/slug/our-boat')).status).toBe(404);
    passMinutes(25 * 60);
    await applySchedule(services);
    expect((await anonymous('/api/pages/slug/our-boat')).status).toBe(200);
    await admin(`/api/pages/${id}`, { method: 'PATCH', body: { title: 'Our ship' } });
    const revisions = await (await admin(`/api/pages/${id}/revisions`)).json();
    expect(revisions).toMatchObject([{ version: 2 }]);
    expect((await admin(`/api/pages/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await admin(`/api/pages/${id}`)).status).toBe(404);
    const bin = await (await admin('/api/admin/bin')).json();
    expect(JSON.stringify(bin)).toContain('Our ship');
  });

  test('an address of the site or of another page is refused with the reason', async () => {
    const { admin } = await open();
    const post = (slug: string) => admin('/api/pages', { method: 'POST', body: { ...boat, slug } });
    const taken = await post('blog');
    expect(taken.status).toBe(400);
    expect((await taken.json()).error).toContain('The site has a page of its own at /blog.');
    expect((await post('our-boat')).status).toBe(201);
    expect((await post('our-boat')).status).toBe(409);
  });

  test('a page cannot use the address of a route', async () => {
    const { app } = await open();
    const [routed, files, routes] = [
      app.routes.map(({ path }) => path.split('/')[1] ?? ''),
      readdirSync('public'),
      readdirSync('src/web/routes').map((name) => name.split('.')[0] ?? ''),
    ];
    const taken = [...routed, ...files, ...routes].filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
    expect(taken.length).toBeGreaterThan(30);
    const free = new Set(taken.filter((name) => name !== 'index' && !addressClash(name)));
    expect([...free]).toEqual([]);
  });
});
