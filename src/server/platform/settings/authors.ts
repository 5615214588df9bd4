import { sql } from 'kysely';
import type { SettingValues } from '../../../contract/settings/groups/groups.ts';
import type { RecordWriter } from '../history/record-writer.ts';

type Identity = SettingValues['identity'];

const isInWord = (character = '') => /[\p{L}\p{N}]/u.test(character);

/** Replaces the site's name in its authors, except in an author that the same save changes. */
export function renameAuthors(before: Identity, after: Identity): Identity {
  const rename = (field: 'author' | 'reviewAuthor') =>
    after[field] === before[field]
      ? after[field].replaceAll(before.name, (name, at: number, text: string) =>
          isInWord(text[at - 1]) || isInWord(text[at + name.length]) ? name : after.name,
        )
      : after[field];
  return { ...after, author: rename('author'), reviewAuthor: rename('reviewAuthor') };
}

/** Updates the author of posts by the site's former author. */
export async function moveAuthors(
  { transaction, touch }: RecordWriter<'settings'>,
  before: Identity,
  after: Identity,
) {
  if (before.author === after.author) return;
  for (const resource of ['articles', 'reviews'] as const) {
    await transaction
      .updateTable(resource)
      .set({ author: after.author, version: sql<number>`version + 1` })
      .where('author', '=', before.author)
      .execute();
    touch(resource);
  }
}
