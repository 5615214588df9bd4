import { z } from 'zod';
import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { toSiteHtml } from '../texts/to-site-html.ts';
import { type ExportedPost, type ExportSummary, readDate } from './exported-post.ts';
import { lexicalHtml, mobiledocHtml } from './ghost-text.ts';

const text = z.string().nullish();
const id = z.union([z.string(), z.number()]).transform(String);
const rows = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.looseObject(shape))
    .nullish()
    .transform((found) => found ?? []);

const post = {
  id,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  plaintext: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: text,
  visibility: text,
  author_id: id.nullish(),
  created_at: z.unknown(),
  updated_at: z.unknown(),
  published_at: z.unknown(),
  custom_excerpt: text,
  canonical_url: text,
  meta_title: text,
  meta_description: text,
  og_image: text,
};

const data = z.object({
  posts: rows(post),
  posts_meta: rows({
    post_id: id,
    meta_title: text,
    meta_description: text,
    og_image: text,
    feature_image_alt: text,
  }),
  users: rows({ id, name: text, slug: text }),
  posts_authors: rows({ post_id: id, author_id: id, sort_order: z.number().nullish() }),
  tags: rows({ id, name: text, slug: text }),
  posts_tags: rows({ post_id: id, tag_id: id, sort_order: z.number().nullish() }),
  settings: rows({ key: text, value: z.unknown() }),
});

type GhostData = z.infer<typeof data>;
type GhostPost = GhostData['posts'][number];

const database = z.object({ meta: z.looseObject({ version: text }).optional(), data });
const exported = z.union([z.object({ db: z.array(database).min(1) }), database]);

const newestKnown = 6;

const notGhost =
  'This JSON is no export of Ghost. In Ghost, Settings › Import/Export › Export content makes one.';

function parse(json: string) {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalid(
      'This file is no whole JSON: its download was cut short, or it was changed. Export and choose it again. Nothing was brought in.',
    );
  }
  const read = exported.safeParse(value);
  const found = read.success ? ('db' in read.data ? read.data.db[0] : read.data) : undefined;
  if (!found || (typeof value === 'object' && value && !('db' in value) && !('data' in value))) {
    throw invalid(notGhost);
  }
  return found;
}

/** Reads a time: a text, or milliseconds in exports of old versions. */
const readTime = (value: unknown) =>
  typeof value === 'number' ? new Date(value).toISOString() : readDate(value as string | null);

interface Named {
  name: string;
  slug: string;
}

const byKey = (rows: readonly { id: string; name?: string | null; slug?: string | null }[]) =>
  new Map(rows.map(({ id: key, name, slug }) => [key, { name: name ?? '', slug: slug ?? '' }]));

/** Tags or authors by post, in each post's order. */
function namedByPost<Link extends { post_id: string; sort_order?: number | null | undefined }>(
  links: readonly Link[],
  find: (link: Link) => Named | undefined,
): Map<string, Named[]> {
  const sorted = links.toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0));
  const found = new Map<string, Named[]>();
  for (const link of sorted) {
    const named = find(link);
    if (named?.name) found.set(link.post_id, [...(found.get(link.post_id) ?? []), named]);
  }
  return found;
}

function readNames(site: GhostData) {
  const users = byKey(site.users);
  // Tags that begin with # are internal to Ghost.
  const tags = byKey(site.tags.filter(({ name }) => !name?.startsWith('#')));
  return {
    users,
    authors: namedByPost(site.posts_authors, (link) => users.get(link.author_id)),
    tags: namedByPost(site.posts_tags, (link) => tags.get(link.tag_id)),
  };
}

const joined = new Intl.ListFormat('en-AU', { type: 'conjunction' });

function readStatus({ status, visibility }: GhostPost, note: (sentence: string) => void) {
  if (status === 'sent') {
    note('It was an email alone and comes as a draft.');
    return 'draft';
  }
  if (status !== 'published' && status !== 'scheduled') return 'draft';
  if (visibility && visibility !== 'public') {
    note('It was for members alone and comes as a draft: this site has no members.');
    return 'draft';
  }
  return status;
}

/** The HTML of a post: as Ghost saved it, else made from Lexical or Mobiledoc. */
function readHtml({ html, lexical, mobiledoc }: GhostPost, note: (sentence: string) => void) {
  if (html?.trim()) return html;
  try {
    if (lexical) return lexicalHtml(lexical, note);
    if (mobiledoc) return mobiledocHtml(mobiledoc, note);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    note('Its text is damaged in the export. Save it in Ghost once more and export again.');
  }
  return '';
}

function readText(source: GhostPost, note: (sentence: string) => void): string {
  const html = readHtml(source, note);
  if (html.includes('<!--kg-card-begin: html-->')) {
    note('It holds a card of HTML, of which words, links and pictures stay.');
  }
  const written = toSiteHtml(html, { note });
  const words = source.plaintext?.trim();
  if (written || !words) return written;
  note('The export has its words alone: links, pictures and cards are missing.');
  return toSiteHtml(escapeHtml(words), { note, splitsLines: true });
}

function toPost(
  source: GhostPost,
  names: ReturnType<typeof readNames>,
  meta: GhostData['posts_meta'][number] | undefined,
): ExportedPost {
  const notes = new Set<string>();
  const note = (sentence: string) => notes.add(sentence);
  const status = readStatus(source, note);
  const created = readTime(source.created_at) ?? new Date(0).toISOString();
  const single = names.users.get(source.author_id ?? '');
  const authors = names.authors.get(source.id) ?? (single ? [single] : []);
  const tags = names.tags.get(source.id) ?? [];
  const type = source.type === 'page' || source.page ? 'page' : 'post';
  const seo = {
    seoTitle: meta?.meta_title ?? source.meta_title,
    seoDescription: meta?.meta_description ?? source.meta_description,
    shareImageUrl: meta?.og_image ?? source.og_image,
    canonicalUrl: source.canonical_url,
  };
  return {
    source: `ghost:${source.uuid ?? source.id}`,
    type,
    title: source.title?.trim() ?? '',
    slug: source.slug?.trim() ?? '',
    html: readText(source, note),
    excerpt: source.custom_excerpt?.trim() ?? '',
    author: joined.format(authors.map(({ name }) => name).filter(Boolean)),
    status,
    publishedAt: status === 'draft' ? null : readTime(source.published_at),
    createdAt: created,
    updatedAt: readTime(source.updated_at) ?? created,
    terms: tags.map(({ name }) => name).slice(0, 50),
    picture: source.feature_image
      ? { address: source.feature_image, alt: meta?.feature_image_alt ?? '' }
      : null,
    seo: Object.fromEntries(Object.entries(seo).filter(([, value]) => value)),
    addresses: source.slug ? [`/${source.slug}/`] : [],
    lists: [
      ...tags.map(({ name, slug }) => ({ path: `/tag/${slug}`, term: name })),
      ...authors.map(({ slug }) => ({ path: `/author/${slug}` })),
    ],
    notes: [...notes],
  };
}

/** Reads an export of Ghost. @throws 400 */
export function readGhost(json: string, onPost: (post: ExportedPost) => void): ExportSummary {
  const { meta, data: site } = parse(json);
  const names = readNames(site);
  const metas = new Map(site.posts_meta.map((row) => [row.post_id, row]));
  for (const source of site.posts) onPost(toPost(source, names, metas.get(source.id)));
  const major = Number(meta?.version?.split('.')[0] ?? 0);
  const url = site.settings.find(({ key }) => key === 'url')?.value;
  const notes = [
    'Comments stay behind: this site has none. Members are brought in under Newsletter, from Ghost’s own file of them.',
  ];
  if (major > newestKnown) {
    notes.push(
      `The export is of Ghost ${meta?.version}; ${newestKnown} is the newest that is known here. Look at the first posts closely.`,
    );
  }
  return {
    kind: 'ghost',
    oldSite: typeof url === 'string' ? url : '',
    posts: site.posts.length,
    notes,
  };
}
