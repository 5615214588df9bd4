import { partialDateText } from '../dates/months.ts';
import type { ReportKind } from './terms.ts';

/** Says what a taken report changed, after the title of its record. */
export function changeText(change: { kind: ReportKind; fieldLabel: string; day: string }): string {
  const day = partialDateText(change.day);
  if (change.kind === 'closure') return `closed, as seen on ${day}`;
  if (change.kind === 'dive') return `dived on ${day}`;
  return change.fieldLabel
    ? `“${change.fieldLabel}” corrected, as known on ${day}`
    : `corrected, as known on ${day}`;
}
