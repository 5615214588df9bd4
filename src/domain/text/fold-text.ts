/** Letters that NFKD does not decompose into a base letter and marks. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ß: 'ss',
  ς: 'σ',
};

const foldOthers = (characters: string) =>
  characters
    .replace(/[\p{M}'’]+/gu, '')
    .replace(/[æœøđðłþßς]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Folds case, accents and punctuation; the result contains the folded form of each substring. */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Unicode classes are slow, so most characters skip them.
      .replace(/[^a-z0-9 ]+/g, foldOthers)
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}

/** A folded text: '' matches every record; undefined, for only punctuation, matches no record. */
export function toSearchTerm(text: string): string | undefined {
  const term = foldText(text);
  return term || !text.trim() ? term : undefined;
}

/** The slug of a title, lower case without accents and symbols: "Château" gives "chateau". */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
