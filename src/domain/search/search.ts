import { type InParts, itemsPerPart } from '../parts/parts.ts';
import { foldText } from '../text/fold-text.ts';

export type SearchField<Rec> = (record: Rec) => string | null | undefined;

/** A folded record. A space at both ends of each field delimits its first and last word. */
export interface FoldedRecord<Rec> {
  record: Rec;
  fields: readonly string[];
}

/** @param fields the title first, then the others by weight */
export function foldRecord<Rec>(
  record: Rec,
  fields: readonly SearchField<Rec>[],
): FoldedRecord<Rec> {
  return { record, fields: fields.map((field) => ` ${foldText(field(record) ?? '')} `) };
}

const fieldWeight = 10;
const wholeWord = 3;
const wordStart = 2;
const insideWord = 1;
const titleStart = 0.5;
const wholeTitle = 5;

function fieldScore(field: string, term: string): number {
  if (field.includes(` ${term} `)) return wholeWord;
  return field.includes(` ${term}`) ? wordStart : insideWord;
}

function termScore(fields: readonly string[], term: string): number {
  const index = fields.findIndex((field) => field.includes(term));
  const field = fields[index];
  if (field === undefined) return 0;
  const score = (fields.length - index) * fieldWeight + fieldScore(field, term);
  if (index > 0) return score;
  if (field.length === term.length + 2) return score + wholeTitle;
  return field.startsWith(` ${term}`) ? score + titleStart : score;
}

/** The score of a record; 0 unless it contains every term. @param terms folded texts */
export function scoreRecord({ fields }: FoldedRecord<unknown>, terms: readonly string[]): number {
  let sum = 0;
  for (const term of terms) {
    const score = termScore(fields, term);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/** Records with every term, best first, equal scores in their order. @param terms folded texts */
export function* rankRecords<Rec>(
  records: Iterable<FoldedRecord<Rec>>,
  terms: readonly string[],
  handicap: (record: Rec) => number = () => 0,
): InParts<Rec[]> {
  const matches: { record: Rec; score: number }[] = [];
  let index = 0;
  for (const folded of records) {
    if (index++ % itemsPerPart === 0) yield;
    const score = scoreRecord(folded, terms);
    if (score > 0) matches.push({ record: folded.record, score: score - handicap(folded.record) });
  }
  return matches.sort((one, other) => other.score - one.score).map(({ record }) => record);
}
