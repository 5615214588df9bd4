import type { FactSource } from '../contract/dive-site-fields/field.ts';
import { partialDateWords } from './months.ts';

export const notCheckedOnSite = 'not checked on site';

const confidenceWords = {
  measured: 'Measured',
  published: 'Published',
  local: 'Local knowledge',
} as const;

/** What comes before the date of a source, or undefined where nothing was checked. */
export const checkedBy = (confidence: FactSource['confidence']): string | undefined =>
  confidence === 'memory' ? undefined : confidenceWords[confidence];

/** How sure a source of a region or a species is, and since when. */
export function sourceCheck({ confidence, checkedOn }: FactSource): string {
  const by = checkedBy(confidence);
  return by
    ? `${by}, checked on ${partialDateWords(checkedOn)}`
    : `General knowledge, ${notCheckedOnSite}`;
}
