import { foldText } from '../../../domain/text/fold-text.ts';

/** A searchable entry. A match in the title ranks before a match in the note. */
interface Findable {
  title: string;
  note: string;
}

/** Ranks an entry, 0 for the best. @returns undefined if a word of the query is missing */
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

/** Finds the entries that contain every word of a query, best first. */
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
