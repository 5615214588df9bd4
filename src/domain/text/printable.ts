/** The characters in the Latin files of both fonts. A test compares this pattern with the files. */
export const latinLetters =
  /[ -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u;

const plainer: Record<string, string> = {
  '′': "'",
  '″': '"',
  // The space prevents 1½ from becoming 11/2.
  '¼': ' 1/4',
  '½': ' 1/2',
  '¾': ' 3/4',
  '→': '-',
};

const isKnown = (letter: string) => latinLetters.test(letter);

/** Replaces letters that the fonts lack by plainer forms, or omits them. */
export function printable(text: string): string {
  const written = [...text.normalize('NFC')].map((letter) => {
    if (letter === '\n' || isKnown(letter)) return letter;
    if (/\s/u.test(letter)) return ' ';
    const plain = plainer[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return [...plain].every(isKnown) ? plain : '';
  });
  return written.join('').trim();
}
