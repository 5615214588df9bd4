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

/**
 * The form in which search compares texts: lower case, without accents and apostrophes, with one space
 * for each run of other characters. A text that contains another still contains it when both are folded.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Unicode classes are slow: most characters pass them by.
      .replace(/[^a-z0-9 ]+/g, foldOthers)
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}

/** A text as search looks for it: '' matches every record, undefined (punctuation alone) none. */
export function toSearchTerm(text: string): string | undefined {
  const term = foldText(text);
  return term || !text.trim() ? term : undefined;
}
