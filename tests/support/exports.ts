import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { slugify } from '../../src/domain/text/fold-text.ts';
import { draw } from './pictures.ts';

/** Starts a local server with the pictures red.png, blue.png and green.png in any folder. */
export async function openOldSite() {
  const colours = ['red', 'blue', 'green'];
  const files = new Map<string, Buffer>(
    await Promise.all(
      colours.map(async (background) => {
        const content = await draw({ width: 30, height: 20, background }).png().toBuffer();
        return [`${background}.png`, content] as const;
      }),
    ),
  );
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const content = files.get(request.url?.split('/').at(-1) ?? '');
    if (content) response.writeHead(200, { 'Content-Type': 'image/png' }).end(content);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}`,
    picture: (name: string) => files.get(name) ?? Buffer.alloc(0),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface WordPressPost {
  id: number;
  title?: string;
  slug?: string;
  content?: string;
  type?: string;
  status?: string;
  date?: string;
  excerpt?: string;
  terms?: readonly (readonly [domain: 'category' | 'post_tag', name: string])[];
  meta?: Readonly<Record<string, string>>;
  /** Further elements of the post, such as comments. */
  more?: string;
}

const cdata = (text: string) => `<![CDATA[${text}]]>`;

function wordPressItem(site: string, post: WordPressPost): string {
  const date = post.date ?? '2019-05-04 03:02:01';
  const [year, month] = date.split('-');
  const slug = post.slug ?? `post-${post.id}`;
  const meta = Object.entries(post.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  const terms = (post.terms ?? []).map(
    ([domain, name]) =>
      `<category domain="${domain}" nicename="${slugify(name)}">${cdata(name)}</category>`,
  );
  return `<item><title>${cdata(post.title ?? '')}</title><link>${site}/${year}/${month}/${slug}/</link>
<dc:creator>${cdata('jo')}</dc:creator><content:encoded>${cdata(post.content ?? '')}</content:encoded>
<excerpt:encoded>${cdata(post.excerpt ?? '')}</excerpt:encoded><wp:post_id>${post.id}</wp:post_id>
<wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${date}</wp:post_date_gmt>
<wp:post_modified_gmt>${date}</wp:post_modified_gmt><wp:post_name>${slug}</wp:post_name>
<wp:status>${post.status ?? 'publish'}</wp:status><wp:post_parent>0</wp:post_parent>
<wp:post_type>${post.type ?? 'post'}</wp:post_type>${terms.join('')}${meta.join('')}${post.more ?? ''}</item>`;
}

/** An export in the format of “Tools › Export” of WordPress. */
export const wordPressExport = (site: string, posts: readonly WordPressPost[], channel = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Old reefs</title>
<link>${site}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_login>jo</wp:author_login><wp:author_display_name>${cdata('Jo Diver')}</wp:author_display_name></wp:author>${channel}
${posts.map((post) => wordPressItem(site, post)).join('\n')}</channel></rss>`;

export const wordPressPicture = (id: number, address: string, alt = ''): WordPressPost => ({
  id,
  type: 'attachment',
  status: 'inherit',
  title: 'Picture',
  meta: { _wp_attachment_image_alt: alt },
  more: `<wp:attachment_url>${cdata(address)}</wp:attachment_url>`,
});

export interface GhostPost {
  id: string;
  tags?: readonly string[];
  [field: string]: unknown;
}

/** An export in the format of “Labs” of Ghost 5. */
export function ghostExport(posts: readonly GhostPost[], meta: readonly object[] = []): string {
  const names = [...new Set(posts.flatMap(({ tags }) => tags ?? []))];
  const date = '2021-02-03T04:05:06.000Z';
  const rows = posts.map(({ tags: _, ...post }) => ({
    ...{ uuid: `uuid-${post.id}`, title: `Post ${post.id}`, slug: `post-${post.id}` },
    ...{ html: '<p>Words.</p>', status: 'published', type: 'post', visibility: 'public' },
    ...{ created_at: date, updated_at: date, published_at: date },
    ...post,
  }));
  const data = {
    posts: rows,
    posts_meta: meta,
    users: [
      { id: 'u1', name: 'Jo Diver', slug: 'jo-diver' },
      { id: 'u2', name: 'Sam Reef', slug: 'sam-reef' },
    ],
    posts_authors: posts.flatMap(({ id }) => [
      { post_id: id, author_id: 'u2', sort_order: 1 },
      { post_id: id, author_id: 'u1', sort_order: 0 },
    ]),
    tags: names.map((name, index) => ({ id: `t${index}`, name, slug: slugify(name) })),
    posts_tags: posts.flatMap(({ id, tags }) =>
      (tags ?? []).map((name, index) => ({
        post_id: id,
        tag_id: `t${names.indexOf(name)}`,
        sort_order: index,
      })),
    ),
    settings: [],
  };
  return JSON.stringify({ db: [{ meta: { exported_on: 1, version: '5.82.0' }, data }] });
}
