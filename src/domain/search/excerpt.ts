import { foldText } from '../text/fold-text.ts';
import { countText } from '../text/format.ts';

/** Folds a character like `foldText`, but punctuation becomes a space. */
function foldCharacter(character: string): string {
  if (/[a-z0-9 ]/.test(character)) return character;
  const folded = foldText(character);
  return folded || (/[\p{M}'’]/u.test(character) ? '' : ' ');
}

function foldWithOffsets(text: string) {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of text) {
    const end = offset + character.length;
    const plain = foldCharacter(character);
    const collapsed = plain === ' ' && (folded === '' || folded.endsWith(' ')) ? '' : plain;
    for (const letter of collapsed) {
      folded += letter;
      for (let unit = 0; unit < letter.length; unit++) {
        starts.push(offset);
        ends.push(end);
      }
    }
    // A combining mark belongs to the letter before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = end;
    offset = end;
  }
  return { folded, starts, ends };
}

/** Finds the ranges of terms, ordered and without overlaps. @param terms folded texts */
function findRanges(text: string, terms: readonly string[]): [number, number][] {
  const { folded, starts, ends } = foldWithOffsets(text);
  const ranges: [number, number][] = [];
  for (const term of terms.filter(Boolean)) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      ranges.push([starts[at] ?? 0, ends[at + term.length - 1] ?? text.length]);
    }
  }
  ranges.sort(([one], [other]) => one - other);
  let end = 0;
  return ranges.filter(([from, to]) => {
    const isKept = from >= end;
    if (isKept) end = to;
    return isKept;
  });
}

/** Splits a text so that odd indexes are matches. @param terms in any case, with any accents */
export function splitAtMatches(text: string, terms: readonly string[]): string[] {
  const parts: string[] = [];
  let last = 0;
  for (const [from, to] of findRanges(text, terms.map(foldText))) {
    parts.push(text.slice(last, from), text.slice(from, to));
    last = to;
  }
  return [...parts, text.slice(last)];
}

const visibleLength = 70;
const leadLength = 30;
const excerptLength = 400;

/** Starts a text shortly before a match that two lines would not show. @param terms folded texts */
export function excerptAround(text: string, terms: readonly string[]): string {
  const at = findRanges(text, terms)[0]?.[0] ?? 0;
  if (at < visibleLength) return text.slice(0, excerptLength);
  const space = text.indexOf(' ', at - leadLength) + 1;
  const start = space > 0 && space <= at ? space : at;
  return `…${text.slice(start)}`.slice(0, excerptLength);
}

/** Whether a search corrected no word of the text and only searched its words separately. */
export const isSearchedByWord = (text: string, corrected: string): boolean =>
  foldText(text) === corrected;

export const countLine = (count: number) => `${countText(count, 'result')} found`;
