import { foldText } from '../../../domain/text/fold-text.ts';

/** A searchable entry; matches in the title rank before those in the note. */
interface Findable {
  title: string;
  note: string;
}

/** Rank of an entry, 0 for the best; undefined if it lacks a word of the query. */
function rank({ title, note }: Findable, words: readonly string[]): number | undefined {
  const name = foldText(title);
  const all = `${name} ${foldText(note)}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  const query = words.join(' ');
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  const isAtStart = (word: string) => name.startsWith(word) || name.includes(` ${word}`);
  if (words.every(isAtStart)) return 2;
  return words.every((word) => name.includes(word)) ? 3 : 4;
}

/** The entries that contain every word of a query, best first; all for an empty query. */
export function findEntries<Entry extends Findable>(
  entries: readonly Entry[],
  query: string,
  most: number,
): Entry[] {
  const words = foldText(query).split(' ').filter(Boolean);
  return entries
    .flatMap((entry) => {
      const place = rank(entry, words);
      return place === undefined ? [] : [{ entry, place }];
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ entry }) => entry);
}
