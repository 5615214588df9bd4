import { partialDateWords } from '../dates/months.ts';

export const notCheckedOnSite = 'not checked on site';

interface Checked {
  confidence: 'measured' | 'published' | 'local' | 'memory';
  checkedOn: string;
}

const confidenceWords = {
  measured: 'Measured',
  published: 'Published',
  local: 'Local knowledge',
} as const;

/** What comes before the date of a source, or undefined where nothing was checked. */
export const checkedBy = (confidence: Checked['confidence']): string | undefined =>
  confidence === 'memory' ? undefined : confidenceWords[confidence];

/** How sure a source of a region or a species is, and since when. */
export function sourceCheck({ confidence, checkedOn }: Checked): string {
  const by = checkedBy(confidence);
  return by
    ? `${by}, checked on ${partialDateWords(checkedOn)}`
    : `General knowledge, ${notCheckedOnSite}`;
}
