import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../tests/support/both-databases.ts';

onBothDatabases('feeds', (open) => {
  test('GET /sitemap.xml lists published articles at once, and no drafts', async () => {
    const { admin, anonymous } = await open({ SITE_URL: 'https://dive.example' });
    const sitemap = async () => (await anonymous('/sitemap.xml')).text();
    expect(await sitemap()).toContain('<loc>https://dive.example/dive-sites</loc>');
    const post = (title: string, published: boolean) =>
      admin('/api/articles', {
        method: 'POST',
        body: { title, content: 'c', category: 'Tips', imageUrl: '/x.jpg', published },
      });
    await post('Seen', true);
    await post('Hidden', false);
    const xml = await sitemap();
    expect(xml).toContain('<loc>https://dive.example/blog/seen</loc><lastmod>2026-11-21</lastmod>');
    expect(xml).not.toContain('hidden');
  });

  test('GET /robots.txt names the sitemap', async () => {
    const { anonymous } = await open({ SITE_URL: 'https://dive.example' });
    const answer = await anonymous('/robots.txt');
    expect(await answer.text()).toContain('Sitemap: https://dive.example/sitemap.xml');
  });
});
