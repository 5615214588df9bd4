import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import {
  addLinkedRecords,
  linkedEnvironment,
  setParts,
} from '../../../../tests/support/linked-records.ts';
import { isAddressOff, type SitePart, sitePartNames } from '../../../contract/site-parts.ts';

const siteUrl = linkedEnvironment.SITE_URL;

/** Lists the addresses of this site in its sitemap, llms.txt and feeds, and in search results. */
async function listMentions({ anonymous }: TestApp) {
  const read = async (path: string) => (await anonymous(path)).text();
  const files = ['/sitemap.xml', '/llms.txt', '/rss.xml', '/atom.xml', '/feed.json'];
  const texts = await Promise.all(files.map(read));
  const named = texts.flatMap((text) => text.match(/https:\/\/dive\.example[^\s"'<>)\\]*/g) ?? []);
  const found = await Promise.all(
    ['cove', 'torch', 'dive', 'sydney', 'wetsuit'].flatMap((q) =>
      [`/api/search?q=${q}`, `/api/search/results?q=${q}`].map(async (path) => {
        const { results } = await (await anonymous(path)).json();
        return (results as { url: string }[]).map(({ url }) => url);
      }),
    ),
  );
  return [...named.map((url) => url.slice(siteUrl.length)), ...found.flat()];
}

/** Public addresses that answer 410 while their part is off. */
const publicAddresses: Record<SitePart, readonly string[]> = {
  'dive-sites': [
    '/api/dive-sites',
    '/api/dive-sites/1',
    '/api/regions',
    '/api/data',
    '/data/sites.csv',
  ],
  trips: [],
  species: ['/api/species'],
  newsletter: [],
  gear: ['/api/reviews/published', '/api/reviews/slug/a-torch', '/api/products'],
};

onSqliteFirst('the parts of the site', (open) => {
  test('a switched-off part is in no sitemap, feed or search; its API answers 410', async () => {
    const app = await open(linkedEnvironment);
    await addLinkedRecords(app);
    const before = await listMentions(app);
    for (const part of sitePartNames) {
      const isOff = (address: string) => isAddressOff(address, [part]);
      if (part !== 'newsletter' && part !== 'trips') expect(before.some(isOff), part).toBe(true);
      await setParts(app, { [part]: 'off' });
      const mentions = await listMentions(app);
      expect(mentions.filter(isOff), part).toEqual([]);
      expect(mentions.length).toBeGreaterThan(5);
      for (const path of publicAddresses[part]) {
        expect((await app.anonymous(path)).status, path).toBe(410);
        if (path.startsWith('/api')) expect((await app.admin(path)).status, path).toBe(200);
      }
      await setParts(app, { [part]: 'on' });
      for (const path of publicAddresses[part])
        expect((await app.anonymous(path)).status, path).toBe(200);
    }
    expect(await listMentions(app)).toEqual(before);
  });

  test('nobody can subscribe while the newsletter is off; subscribers can unsubscribe', async () => {
    const app = await open();
    await setParts(app, { newsletter: 'off' });
    const body = { email: 'mia@dive.example' };
    const path = '/api/newsletter/subscribe';
    expect((await app.anonymous(path, { method: 'POST', body })).status).toBe(410);
    expect((await app.admin('/api/newsletter/subscribers')).status).toBe(200);
    expect((await app.anonymous('/unsubscribe?token=x')).status).not.toBe(410);
  });

  test('an address of a switched-off part redirects to the owner’s target, if the target is not off', async () => {
    const app = await open();
    await setParts(app, { 'dive-sites': 'off', 'dive-sites-to': '/blog' });
    const visit = async (path: string) => {
      const { status, headers } = await app.anonymous(path);
      return [status, headers.get('Location')];
    };
    expect(await visit('/map')).toEqual([301, '/blog']);
    expect(await visit('/dive-sites/1')).toEqual([301, '/blog']);
    expect(await visit('/Dive-Sites/1')).toEqual([301, '/blog']);
    expect((await app.anonymous('/api/dive-sites')).status).toBe(410);
    await setParts(app, { 'dive-sites-to': '/species', species: 'off' });
    expect((await visit('/data/sites.csv'))[0]).toBe(410);
  });
});
