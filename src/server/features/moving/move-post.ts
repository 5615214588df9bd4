import { type ArticleInput, articleInput } from '../../../contract/articles.ts';
import { redirectInput } from '../../../contract/history/redirects.ts';
import type { MoveChoices, MovedOutcome } from '../../../contract/moving.ts';
import { paths } from '../../../contract/paths.ts';
import { fallbackBackgrounds } from '../../../domain/pictures/pictures.ts';
import { blogFilters } from '../../../domain/publishing/categories.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';
import type { Row } from '../../platform/database/tables.ts';
import { type RecordWriter, writeRecords } from '../../platform/history/record-writer.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { fieldDetails, PublicError } from '../../platform/http/errors.ts';
import { ownTurn } from '../../platform/turns/turns.ts';
import { articles } from '../../resources/articles/queries.ts';
import { isOfOldSite } from './addresses.ts';
import type { PictureBringer } from './bring-pictures.ts';
import { movedCategory } from './choices.ts';
import { type ExportedPost, mostCharacters } from './exports/exported-post.ts';
import { readList } from './queries.ts';
import { type Rewriting, rewritePicture, rewriteText, withoutLeadingPicture } from './rewrite.ts';
import { sourceDigest } from './source-digest.ts';

type MovedRow = Row<'movedPosts'>;
type Transaction = RecordWriter<'articles'>['transaction'];

export interface Moving {
  services: Services;
  choices: MoveChoices;
  actor: Actor;
  pictures: PictureBringer;
  newPath: (key: string) => string | undefined;
  /** The paths of this site's pages, which no redirect may hide. */
  livePaths: ReadonlySet<string>;
}

interface Result {
  outcome: MovedOutcome;
  notes: string[];
  recordId?: number;
  recordVersion?: number;
  digest?: string;
}

/** The picture at the head of a page: the post's own, else the first of its text, else a drawing of the site. */
async function headPicture(post: ExportedPost, content: string, rewriting: Rewriting) {
  if (post.picture) {
    const { address, alt } = post.picture;
    const { src } = await rewritePicture(address, alt, rewriting);
    if (src) return { imageUrl: src, content };
  }
  const first = /<img [^>]*?src="([^"]+)"/.exec(content)?.[1]?.replaceAll('&amp;', '&');
  if (first) return { imageUrl: first, content: withoutLeadingPicture(content, first) };
  rewriting.note('It has no picture: a drawing of the site heads it until you choose one.');
  const drawings = fallbackBackgrounds;
  return { imageUrl: String(drawings[post.slug.length % drawings.length]), content };
}

async function shareImage({ seo }: ExportedPost, rewriting: Rewriting) {
  if (!seo.shareImageUrl) return undefined;
  const { src, isInLibrary } = await rewritePicture(seo.shareImageUrl, '', rewriting);
  return isInLibrary ? src : undefined;
}

/** The publication state and time of a post. */
function times(post: ExportedPost, time: string, note: Rewriting['note']): Partial<ArticleInput> {
  const at = post.publishedAt;
  if (post.status === 'draft') return { published: false };
  if (post.status === 'published') {
    return { published: true, publishedAt: at && at < time ? at : time };
  }
  if (at && at > time) return { published: false, publishAt: at };
  note('It was to be published at a time that has passed, and comes as a draft.');
  return { published: false };
}

async function toInput(
  post: ExportedPost,
  row: MovedRow,
  moving: Moving,
  rewriting: Rewriting,
): Promise<ArticleInput> {
  const { seo } = post;
  const text = await rewriteText(post.html, rewriting);
  const { imageUrl, content } = await headPicture(post, text, rewriting);
  const shareImageUrl = await shareImage(post, rewriting);
  const canonical = seo.canonicalUrl ?? '';
  const isOwn = canonical === '' || isOfOldSite(canonical, moving.choices.oldSite);
  const given = {
    title: row.title,
    slug: row.slug,
    category: movedCategory(readList(row.terms), moving.choices),
    excerpt: post.excerpt.slice(0, 1000),
    content,
    imageUrl,
    author: post.author.slice(0, 200),
    ...(seo.seoTitle && { seoTitle: seo.seoTitle.slice(0, 200) }),
    ...(seo.seoDescription && { seoDescription: seo.seoDescription.slice(0, 500) }),
    ...(seo.noindex && { noindex: true }),
    ...(!isOwn && { canonicalUrl: canonical }),
    ...(shareImageUrl && { shareImageUrl }),
    ...times(post, now(moving.services), rewriting.note),
  };
  // A draft may lack what a page needs.
  const isEmpty = !content.trim();
  if (isEmpty && given.published) {
    rewriting.note('It has no text and comes as a draft.');
    Object.assign(given, { published: false, publishedAt: null });
  }
  const read = articleInput.safeParse(given);
  if (read.success) return read.data;
  throw new PublicError(400, Object.values(fieldDetails(read.error))[0]?.[0] ?? 'It is not whole.');
}

/** Redirects the old addresses of a post to its article, also after it moves. The owner's own redirects stay. */
async function leadOn(
  transaction: Transaction,
  { services, livePaths }: Moving,
  { addresses }: ExportedPost,
  article: { id: number; slug: string },
  note: Rewriting['note'],
) {
  const to = { resource: 'articles', recordId: article.id, target: null, createdAt: now(services) };
  for (const address of addresses) {
    const byId = /^\/\?(p|page_id)=\d+$/.test(address);
    const path = byId ? address : redirectInput.shape.path.safeParse(address).data;
    if (!path || path === paths.article(article.slug)) continue;
    if (livePaths.has(path)) {
      note(`Its old address ${path} is a page of this site, and shows that one.`);
      continue;
    }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('redirects')
      .values({ path, ...to })
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet(to).where('redirects.target', 'is', null),
      )
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) note(`Your redirect of ${path} stays as it is.`);
  }
}

/** Redirects the old site's lists by tag, category and author to the list here, unless their path is in use. */
async function leadListsOn(
  transaction: Transaction,
  { services, choices, livePaths }: Moving,
  { lists }: ExportedPost,
) {
  const own = { resource: '', recordId: 0, createdAt: now(services) };
  const rows = lists.flatMap(({ path: listed, term = '' }) => {
    const path = redirectInput.shape.path.safeParse(listed).data;
    const category = blogFilters.find((filter) => filter === choices.categories[term]);
    const target = category ? `${paths.blog}?${new URLSearchParams({ category })}` : paths.blog;
    return path && !livePaths.has(path) ? [{ ...own, path, target }] : [];
  });
  if (rows.length === 0) return;
  await transaction
    .insertInto('redirects')
    .values(rows)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}

async function freeSlug(transaction: Transaction, wanted: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    const taken = await transaction
      .selectFrom('articles')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!taken) return slug;
  }
}

/** Stores the outcome of a post, in the transaction that writes its article. @throws Error if another instance did */
async function recordResult(
  database: Pick<Transaction, 'updateTable'>,
  services: Pick<Services, 'clock'>,
  id: number,
  { outcome, notes, ...article }: Result,
) {
  const { numUpdatedRows } = await database
    .updateTable('movedPosts')
    .set({
      ...{ outcome, doneAt: now(services), data: null, notes: JSON.stringify(notes) },
      ...article,
    })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new Error('Another instance has brought this post in.');
}

/** Writes an article, its redirects and the outcome of its post in one transaction. */
async function write(
  moving: Moving,
  row: MovedRow,
  post: ExportedPost,
  input: ArticleInput,
  { notes, digest }: { notes: Set<string>; digest: string },
) {
  const { services, actor } = moving;
  const note = (sentence: string) => void notes.add(sentence);
  const columns = articles.newRow(input, now(services));
  const { createdAt: _, updatedAt: __, slug: ___, ...changes } = columns;
  // The sanitiser took a turn of the event loop; the database gets one of its own.
  await ownTurn();
  await writeRecords(services, 'articles', actor, async (writer) => {
    const { transaction } = writer;
    const before = row.recordId ? await writer.lock(row.recordId) : undefined;
    const stored = before
      ? await writer.update(before, changes)
      : await writer.insert({
          ...columns,
          slug: await freeSlug(transaction, columns.slug),
          createdAt: post.createdAt,
          updatedAt: [post.updatedAt, now(services)].toSorted()[0] ?? now(services),
        });
    await leadOn(transaction, moving, post, stored, note);
    await leadListsOn(transaction, moving, post);
    const outcome = before ? 'updated' : 'added';
    const { id: recordId, version: recordVersion } = stored;
    await recordResult(transaction, services, row.id, {
      ...{ outcome, notes: [...notes], recordId, recordVersion, digest },
    });
  });
}

function stayingText(reason: string, addresses: readonly string[]): string {
  const [first = ''] = addresses;
  return addresses.length === 1
    ? `A picture stays where it was, ${first}: ${reason}.`
    : `${addresses.length} pictures stay where they were, such as ${first}: ${reason}.`;
}

/** The outcome of a post that came before. @returns undefined if it is to be written */
async function settledOutcome({ services }: Moving, row: MovedRow, digest: string) {
  if (!row.recordId) return undefined;
  const article = await services.database
    .selectFrom('articles')
    .select('version')
    .where('id', '=', row.recordId)
    .executeTakeFirst();
  if (!article) return 'deleted';
  if (article.version !== row.recordVersion) return 'edited';
  return row.digest === digest ? 'same' : undefined;
}

/** Imports one post, or records why not. */
export async function movePost(moving: Moving, row: MovedRow): Promise<void> {
  const { services, choices } = moving;
  const { database } = services;
  const data = row.data ?? '';
  const notes = new Set(readList(row.notes));
  const settle = (outcome: MovedOutcome) =>
    recordResult(database, services, row.id, { outcome, notes: [...notes] });
  if (row.type === 'page' && choices.pages === 'leave' && !row.recordId) {
    await settle('left');
    return;
  }
  const digest = sourceDigest(data);
  const settled = await settledOutcome(moving, row, digest);
  if (settled) {
    await settle(settled);
    return;
  }
  const post = JSON.parse(data) as ExportedPost;
  const staying = new Map<string, Set<string>>();
  const onStaying = (address: string, reason: string) =>
    staying.set(reason, (staying.get(reason) ?? new Set()).add(address));
  const note = (sentence: string) => void notes.add(sentence);
  const { pictures, newPath } = moving;
  try {
    if (post.html.length > mostCharacters) {
      throw new PublicError(400, 'Its text is longer than 900,000 characters.');
    }
    const rewriting = { oldSite: choices.oldSite, pictures, newPath, note, onStaying };
    await ownTurn();
    const input = await toInput(post, row, moving, rewriting);
    await ownTurn();
    await pictures.whenReady();
    for (const [reason, addresses] of staying) note(stayingText(reason, [...addresses]));
    await write(moving, row, post, input, { notes, digest: staying.size === 0 ? digest : '' });
  } catch (error) {
    if (!(error instanceof PublicError) || error.status >= 500) throw error;
    notes.add(error.message);
    await settle('failed');
  }
}
