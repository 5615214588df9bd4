/** The characters in the Latin files of both fonts of the site. A test compares this with the files. */
export const latinLetters =
  /[ -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u;

/** The characters that their extended Latin files add: macrons, carons, ogoneks. */
export const extendedLetters =
  /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/u;

const plainer: Record<string, string> = {
  '′': "'",
  '″': '"',
  // With a space: 1½ is no 11/2.
  '¼': ' 1/4',
  '½': ' 1/2',
  '¾': ' 3/4',
  '→': '-',
};

/** Letters that the fonts lack become plainer forms of themselves, or are left out. @param fonts letters of each */
export function printable(
  text: string,
  ...fonts: readonly RegExp[]
): { text: string; missing: readonly string[] } {
  const isKnown = (letter: string) => fonts.some((font) => font.test(letter));
  const missing = new Set<string>();
  const written = [...text.normalize('NFC')].map((letter) => {
    if (letter === '\n' || isKnown(letter)) return letter;
    if (/\s/u.test(letter)) return ' ';
    const plain = plainer[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
    if (plain !== '' && [...plain].every(isKnown)) return plain;
    // Marks and joiners change the letter before them and are nothing by themselves.
    if (!/[\p{M}\p{Cf}]/u.test(letter)) missing.add(letter);
    return '';
  });
  return { text: written.join('').trim(), missing: [...missing] };
}
