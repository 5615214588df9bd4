import { type InParts, itemsPerPart } from '../parts/parts.ts';
import type { FoldedRecord } from './search.ts';

/** Maximum number of errors by the length of a word. */
const allowedErrors = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
/** Number of fields that give suggestions: title, category and summary, not the long text. */
const suggestedFields = 3;
const titleWeight = 100;

export type Vocabulary = ReadonlyMap<string, number>;

/** @param words the words of other records; the function adds the new words to this map */
export function createVocabulary(
  records: Iterable<FoldedRecord<unknown>>,
  words = new Map<string, number>(),
): Vocabulary {
  for (const { fields } of records) {
    for (const [index, field] of fields.slice(0, suggestedFields).entries()) {
      for (const word of field.split(' ')) {
        if (word.length < 3) continue;
        words.set(word, (words.get(word) ?? 0) + (index === 0 ? titleWeight : 1));
      }
    }
  }
  return words;
}

/** Damerau-Levenshtein distances to a word and its nearest prefix; not exact above `allowed`. */
function countErrors(word: string, other: string, allowed: number) {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  const rows = Math.min(other.length, word.length + allowed);
  let prefix = Number.POSITIVE_INFINITY;
  for (let row = 1; row <= rows; row++) {
    const current = [row];
    let fewest = row;
    for (let column = 1; column <= word.length; column++) {
      const same = word[column - 1] === other[row - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = word[column - 1] === other[row - 2] && word[column - 2] === other[row - 1];
      if (swapped && row > 1 && column > 1)
        errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      current.push(errors);
      fewest = Math.min(fewest, errors);
    }
    prefix = Math.min(prefix, current[word.length] ?? 0);
    if (fewest > allowed) return { prefix, whole: Number.POSITIVE_INFINITY };
    beforeLast = last;
    last = current;
  }
  const whole = rows === other.length ? (last[word.length] ?? 0) : Number.POSITIVE_INFINITY;
  return { prefix, whole };
}

function* correctWord(word: string, vocabulary: Vocabulary): InParts<string | undefined> {
  const allowed = allowedErrors(word);
  let best: { word: string; rank: number; weight: number } | undefined;
  let index = 0;
  for (const [known, weight] of vocabulary) {
    if (index++ % itemsPerPart === 0) yield;
    if (known.includes(word)) return word;
    if (known.length < word.length - allowed || allowed === 0) continue;
    const { prefix, whole } = countErrors(word, known, allowed);
    if (prefix > allowed) continue;
    // A whole word ranks before a prefix with as many errors.
    const rank = whole <= allowed ? whole : prefix + 0.5;
    const better = !best || rank < best.rank || (rank === best.rank && weight > best.weight);
    if (better) best = { word: known, rank, weight };
  }
  return best?.word;
}

/** @returns undefined if a word resembles no known word */
export function* correctText(text: string, vocabulary: Vocabulary): InParts<string[] | undefined> {
  const words: string[] = [];
  for (const word of text.split(' ')) {
    const corrected = yield* correctWord(word, vocabulary);
    if (corrected === undefined) return undefined;
    words.push(corrected);
  }
  return words;
}
