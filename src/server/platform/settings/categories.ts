import { type Kysely, sql } from 'kysely';
import {
  type CategoryCounts,
  postNouns,
  toCategories,
} from '../../../contract/settings/groups/categories.ts';
import type { SettingValues } from '../../../contract/settings/groups/groups.ts';
import { type CategorisedPosts, categoryNames } from '../../../domain/publishing/categories.ts';
import { currentCategory } from '../../../domain/publishing/current-category.ts';
import { countText } from '../../../domain/text/format.ts';
import type { Tables } from '../database/tables.ts';
import type { RecordWriter } from '../history/record-writer.ts';
import type { DatabaseReader } from '../http/context.ts';
import { invalid } from '../http/errors.ts';

const kinds = Object.keys(postNouns) as CategorisedPosts[];

async function countPosts(database: Kysely<Tables>, kind: CategorisedPosts) {
  const rows = await database
    .selectFrom(kind)
    .select(({ fn }) => ['category', fn.countAll().as('posts')])
    .where('category', '!=', '')
    .groupBy('category')
    .execute();
  return Object.fromEntries(rows.map(({ category, posts }) => [category, Number(posts)]));
}

/** The number of posts in each category, drafts included. */
export async function countCategories({ database }: DatabaseReader): Promise<CategoryCounts> {
  const [articles, reviews] = await Promise.all([
    countPosts(database, 'articles'),
    countPosts(database, 'reviews'),
  ]);
  return { articles, reviews };
}

/** Gives posts the current name of their category. @throws 400 if a removed category still has posts */
export async function moveCategories(
  { transaction, touch }: RecordWriter<'settings'>,
  before: SettingValues['categories'],
  after: SettingValues['categories'],
) {
  for (const kind of kinds) {
    const [old, next] = [toCategories(before)[kind], toCategories(after)[kind]];
    const names = categoryNames(next);
    for (const [category, posts] of Object.entries(await countPosts(transaction, kind))) {
      const former = old.find(({ name }) => name === category);
      // Current categories do not change, nor do unlisted ones, which a program may have stored.
      if (names.includes(category)) continue;
      const named = currentCategory(next, category);
      const to = named === category ? former?.was.find((name) => names.includes(name)) : named;
      if (to) {
        await transaction
          .updateTable(kind)
          .set({ category: to, version: sql<number>`version + 1` })
          .where('category', '=', category)
          .execute();
        touch(kind);
      } else if (former) {
        const reason = `“${category}” is the category of ${countText(posts, postNouns[kind])}. Choose the one that they get.`;
        throw invalid(reason, { [kind]: [reason] });
      }
    }
  }
}
