import { partialDateText } from '../dates/months.ts';

export const notCheckedOnSite = 'not checked on site';

interface Checked {
  confidence: 'measured' | 'published' | 'local' | 'memory';
  checkedOn: string;
}

const confidenceLabels = {
  measured: 'Measured',
  published: 'Published',
  local: 'Local knowledge',
} as const;

/** The label before the date of a source; undefined if nothing was checked. */
export const checkedBy = (confidence: Checked['confidence']): string | undefined =>
  confidence === 'memory' ? undefined : confidenceLabels[confidence];

/** The confidence and date of a source of a region or a species, as text. */
export function sourceCheck({ confidence, checkedOn }: Checked): string {
  const by = checkedBy(confidence);
  return by
    ? `${by}, checked on ${partialDateText(checkedOn)}`
    : `General knowledge, ${notCheckedOnSite}`;
}
