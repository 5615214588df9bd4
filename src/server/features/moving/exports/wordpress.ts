import type { Readable } from 'node:stream';
import { decodedPath } from '../../../../contract/history/redirects.ts';
import { slugify } from '../../../../domain/text/fold-text.ts';
import { countText } from '../../../../domain/text/format.ts';
import { type Attachment, writeShortcodes } from '../texts/shortcodes.ts';
import { toSiteHtml } from '../texts/to-site-html.ts';
import { type ExportedPost, type ExportSummary, readDate } from './exported-post.ts';
import { plain, readWxr, type WxrChannel, type WxrItem } from './wxr.ts';

interface Library {
  byId: Map<string, Attachment>;
  /** The attachments uploaded with a post, by the post's number. */
  byPost: Map<string, Attachment[]>;
}

/** Kinds of items without texts, skipped without a note. */
const silentTypes = new Set([
  'attachment',
  'nav_menu_item',
  'revision',
  'custom_css',
  'wp_global_styles',
  'customize_changeset',
  'oembed_cache',
  'wp_template',
  'wp_template_part',
  'wp_navigation',
  'wp_font_family',
  'wp_font_face',
  'user_request',
]);

const field = ({ texts }: WxrItem, name: string) => texts[name]?.trim() ?? '';

function addAttachment({ byId, byPost }: Library, item: WxrItem) {
  const address = field(item, 'wp:attachment_url') || field(item, 'guid');
  if (!address) return;
  const alt = item.meta._wp_attachment_image_alt?.trim() ?? '';
  const attachment = { address, alt, caption: plain(field(item, 'excerpt:encoded')) };
  byId.set(field(item, 'wp:post_id'), attachment);
  if (!/\.(jpe?g|png|gif|webp|avif)$/i.test(address)) return;
  const parent = field(item, 'wp:post_parent');
  byPost.set(parent, [...(byPost.get(parent) ?? []), attachment]);
}

/** Reads the fields of SEO plugins, except patterns such as %%title%%. */
function readSeo({ meta }: WxrItem): ExportedPost['seo'] {
  const first = (...names: string[]) =>
    names.map((name) => meta[name]?.trim() ?? '').find((text) => text && !/%\w|#post/.test(text));
  const robots = meta.rank_math_robots ?? '';
  return {
    seoTitle: first('_yoast_wpseo_title', 'rank_math_title', '_aioseo_title'),
    seoDescription: first('_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'),
    canonicalUrl: first('_yoast_wpseo_canonical', 'rank_math_canonical_url'),
    shareImageUrl: first('_yoast_wpseo_opengraph-image', 'rank_math_facebook_image'),
    ...((meta['_yoast_wpseo_meta-robots-noindex'] === '1' || robots.includes('noindex')) && {
      noindex: true,
    }),
  } as ExportedPost['seo'];
}

function readStatus(item: WxrItem, note: (sentence: string) => void): ExportedPost['status'] {
  const status = field(item, 'wp:status');
  if (field(item, 'wp:post_password')) {
    note('It was protected by a password and comes as a draft.');
    return 'draft';
  }
  if (status === 'publish') return 'published';
  if (status === 'future') return 'scheduled';
  if (status !== 'draft') note(`It was “${status || 'unknown'}” there and comes as a draft.`);
  return 'draft';
}

function listAddresses(item: WxrItem, type: ExportedPost['type']): string[] {
  const id = field(item, 'wp:post_id');
  const link = URL.parse(field(item, 'link'));
  const byId = [...(type === 'page' ? [`/?page_id=${id}`] : []), `/?p=${id}`];
  return [...new Set([...byId, ...(link ? [link.pathname + link.search] : [])])];
}

/** WordPress's category for posts without a category. */
const unsorted = /^Uncategori[sz]ed$/;

/** The pages that listed a post, at WordPress's default addresses. */
function readLists({ terms, texts }: WxrItem, channel: WxrChannel, oldSite: string) {
  const home = (URL.parse(oldSite)?.pathname ?? '').replace(/\/$/, '');
  const lists: ExportedPost['lists'] = [];
  for (const { domain, slug, name: term } of terms) {
    if (domain === 'post_tag') lists.push({ path: `${home}/tag/${slug}`, term });
    if (domain !== 'category') continue;
    const slugs = [slug];
    for (let parent = channel.parents.get(slug); parent; parent = channel.parents.get(parent)) {
      if (slugs.includes(parent)) break;
      slugs.unshift(parent);
    }
    const path = `${home}/category/${slugs.join('/')}`;
    lists.push(unsorted.test(term) ? { path } : { path, term });
  }
  const author = slugify(texts['dc:creator'] ?? '');
  return author ? [...lists, { path: `${home}/author/${author}` }] : lists;
}

function readTerms({ terms }: WxrItem): string[] {
  const named = (domain: string) =>
    terms.filter((term) => term.domain === domain).map(({ name }) => name);
  const categories = named('category').filter((name) => !unsorted.test(name));
  return [...new Set([...categories, ...named('post_tag')])].filter(Boolean).slice(0, 50);
}

function readText(item: WxrItem, library: Library, note: (sentence: string) => void): string {
  const content = item.texts['content:encoded'] ?? '';
  const own = () => library.byPost.get(field(item, 'wp:post_id')) ?? [];
  const written = writeShortcodes(content, {
    attachment: (id) => library.byId.get(id),
    ownAttachments: own,
    note,
  });
  return toSiteHtml(written, { note, splitsLines: !content.includes('<!-- wp:') });
}

function toPost(
  item: WxrItem,
  channel: WxrChannel,
  library: Library,
  oldSite: string,
): ExportedPost {
  const type = field(item, 'wp:post_type') === 'page' ? 'page' : 'post';
  const notes = new Set<string>();
  const note = (sentence: string) => notes.add(sentence);
  const created =
    readDate(field(item, 'wp:post_date_gmt')) ?? readDate(field(item, 'wp:post_date'));
  const createdAt = created ?? new Date(0).toISOString();
  const creator = field(item, 'dc:creator');
  const picture = library.byId.get(item.meta._thumbnail_id ?? '');
  const status = readStatus(item, note);
  return {
    source: `wordpress:${URL.parse(oldSite)?.host ?? ''}:${field(item, 'wp:post_id')}`,
    type,
    title: plain(field(item, 'title')),
    slug: decodedPath(field(item, 'wp:post_name')),
    html: readText(item, library, note),
    excerpt: plain(field(item, 'excerpt:encoded')),
    author: channel.authors.get(creator) ?? creator,
    status,
    publishedAt: status === 'draft' ? null : created,
    createdAt,
    updatedAt: readDate(field(item, 'wp:post_modified_gmt')) ?? createdAt,
    terms: readTerms(item),
    picture: picture ? { address: picture.address, alt: picture.alt } : null,
    seo: readSeo(item),
    addresses: listAddresses(item, type),
    lists: readLists(item, channel, oldSite),
    notes: [...notes],
  };
}

function listLeftBehind(comments: number, others: ReadonlyMap<string, number>, version: string) {
  const notes = [...others].map(
    ([type, count]) => `Left behind: ${countText(count, 'item')} of the kind “${type}”.`,
  );
  if (comments > 0) {
    notes.unshift(`Left behind: ${countText(comments, 'comment')}, since this site has none.`);
  }
  if (Number(version) > 1.2) {
    notes.push(
      `The export is in version ${version} of its form; 1.2 is the newest that is known here. Look at the first posts closely.`,
    );
  }
  return notes;
}

/**
 * Reads an export of WordPress in two passes, because pictures may follow the posts that show them.
 * @param open opens each file of the export @throws 400
 */
export async function readWordPress(
  open: readonly (() => Promise<Readable>)[],
  onPost: (post: ExportedPost) => void,
): Promise<ExportSummary> {
  const library: Library = { byId: new Map(), byPost: new Map() };
  const others = new Map<string, number>();
  let comments = 0;
  let posts = 0;
  let channel: WxrChannel | undefined;
  for (const file of open) {
    channel = await readWxr(await file(), (item) => {
      const type = field(item, 'wp:post_type');
      if (type === 'attachment') addAttachment(library, item);
      comments += item.comments;
      if (type === 'post' || type === 'page' || silentTypes.has(type)) return;
      others.set(type, (others.get(type) ?? 0) + 1);
    });
  }
  const { texts } = channel ?? { texts: {} as Record<string, string> };
  const oldSite = texts['wp:base_blog_url'] || texts.link || '';
  for (const file of open) {
    await readWxr(await file(), (item, from) => {
      const isText = ['post', 'page'].includes(field(item, 'wp:post_type'));
      if (!isText || ['trash', 'auto-draft', 'inherit'].includes(field(item, 'wp:status'))) return;
      posts += 1;
      onPost(toPost(item, from, library, oldSite));
    });
  }
  const notes = listLeftBehind(comments, others, texts['wp:wxr_version'] ?? '');
  return { kind: 'wordpress', oldSite, posts, notes };
}
