import { redirectInput } from '../../../contract/history/redirects.ts';
import type { MovedResource } from '../../../contract/moving.ts';
import { paths, recordPaths } from '../../../contract/paths.ts';
import { listFilters } from '../../../domain/publishing/categories.ts';
import { currentCategory } from '../../../domain/publishing/current-category.ts';
import type { RecordWriter } from '../../platform/history/record-writer.ts';
import { now } from '../../platform/http/context.ts';
import { categories } from '../../platform/site-content/site-content.ts';
import type { ExportedPost } from './exports/exported-post.ts';
import type { Moving } from './move-post.ts';
import type { Rewriting } from './rewrite.ts';

type Transaction = RecordWriter<MovedResource>['transaction'];

/** Redirects the old addresses of a post to its record by ID. The owner's own redirects stay. */
export async function redirectOldAddresses(
  transaction: Transaction,
  { services, livePaths }: Moving,
  { addresses }: ExportedPost,
  { resource, id, slug }: { resource: MovedResource; id: number; slug: string },
  note: Rewriting['note'],
) {
  const to = { resource, recordId: id, target: null, createdAt: now(services) };
  for (const address of addresses) {
    const byId = /^\/\?(p|page_id)=\d+$/.test(address);
    const path = byId ? address : redirectInput.shape.path.safeParse(address).data;
    if (!path || path === recordPaths[resource](slug)) continue;
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

/** Redirects a post's old lists to a list or search here, except paths of pages and redirects. */
export async function redirectOldLists(
  transaction: Transaction,
  { services, choices, livePaths }: Moving,
  { lists }: ExportedPost,
) {
  const own = { resource: '', recordId: 0, createdAt: now(services) };
  const [, ...filters] = listFilters('articles', categories());
  const rows = lists.flatMap(({ path: listed, term = '' }) => {
    const path = redirectInput.shape.path.safeParse(listed).data;
    const chosen = currentCategory(categories().articles, choices.categories[term] ?? '');
    const category = filters.find((filter) => filter === chosen);
    const byTag =
      term && !chosen ? `${paths.search}?${new URLSearchParams({ q: term })}` : paths.blog;
    const target = category ? `${paths.blog}?${new URLSearchParams({ category })}` : byTag;
    return path && !livePaths.has(path) ? [{ ...own, path, target }] : [];
  });
  if (rows.length === 0) return;
  await transaction
    .insertInto('redirects')
    .values(rows)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}
