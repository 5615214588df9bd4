import { expect, test } from 'vitest';
import { openApp, openMigratedSqlite } from '../../../../tests/support/both-databases.ts';
import { postEmail } from './post-email.ts';

const post = {
  title: 'Pictures & <words>',
  excerpt: '',
  content: '',
  imageUrl: '',
  author: 'Jo',
  published: true,
  publishedAt: '2026-06-01T00:00:00.000Z',
  path: '/blog/pictures',
};

async function emailHtml(changes: Partial<typeof post>) {
  const database = openMigratedSqlite();
  const { services } = openApp(database, { SITE_URL: 'https://dive.example' });
  const { html } = await postEmail(
    services,
    { ...post, ...changes },
    { token: 't', preview: 'Look' },
  );
  await database.destroy();
  return html;
}

test.each([
  [
    '/media/0123456789abcdef/1600x1200.jpg',
    'https://dive.example/media/0123456789abcdef/1200.jpg',
    '600',
  ],
  [
    '/media/0123456789abcdef/500x400.jpg',
    'https://dive.example/media/0123456789abcdef/500.jpg',
    '500',
  ],
  [
    '/art/articles/fish-rock-cave.jpg',
    'https://dive.example/art/articles/fish-rock-cave.jpg',
    '600',
  ],
  [
    'https://images.unsplash.com/photo-1',
    'https://images.unsplash.com/photo-1?w=1200&amp;q=80&amp;fm=jpg',
    '600',
  ],
  [
    'https://res.cloudinary.com/x/image/upload/v1/a',
    'https://res.cloudinary.com/x/image/upload/w_1200,c_limit,q_80,f_jpg/v1/a',
    '600',
  ],
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg', '600'],
])(
  'an email shows %s as a JPEG with at most the width of the column',
  async (src, shown, width) => {
    const html = await emailHtml({ content: `<p><img src="${src}" alt="A &quot;cave&quot;"></p>` });
    expect(html).toContain(
      `<img src="${shown}" alt="A &quot;cave&quot;" width="${width}" style="max-width: 100%; height: auto" />`,
    );
  },
);

test('an email has escaped words, a hidden preview line and no scripts', async () => {
  const html = await emailHtml({
    author: '<b>Jo</b>',
    content: '<p onclick="x()">Words<script>x()</script></p><p><a href="javascript:x()">a</a></p>',
    imageUrl: 'http://localhost/a.jpg',
  });
  expect(html).toContain('<h1>Pictures &amp; &lt;words&gt;</h1>');
  expect(html).toContain('&lt;b&gt;Jo&lt;/b&gt;, 1 June 2026');
  expect(html).toMatch(/<body>\s*<div style="display: none[^>]*>Look&#847;/);
  expect(html).not.toMatch(/script|onclick|localhost|affiliate-disclosure/);
});
