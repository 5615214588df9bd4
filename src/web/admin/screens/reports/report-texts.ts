import type { QueuedReport } from '../../../../contract/reports.ts';
import {
  closureReasons,
  diveBounds,
  diveNumbers,
  knownByLabels,
  type ReportStatus,
  reportKindLabels,
  strengths,
} from '../../../../domain/reports/terms.ts';
import { countText } from '../../../../domain/text/format.ts';

export const statusTexts: Record<ReportStatus, string> = {
  new: 'Waits for you',
  asked: 'You have asked',
  taken: 'Taken',
  declined: 'Declined',
  spam: 'Spam',
};

/** One line about a report, for the list. */
export function reportLine({ kind, details, fieldLabel, photographs }: QueuedReport): string {
  const count = photographs.length > 0 && countText(photographs.length, 'photograph');
  if (kind === 'closure') return closureReasons[details.reason ?? 'other'];
  if (kind === 'correction') {
    return [`${fieldLabel}: ${details.right ?? ''}`, count].filter(Boolean).join(', ');
  }
  return [...diveFacts(details).map(([name, value]) => `${name} ${value}`), count]
    .filter(Boolean)
    .join(', ');
}

/** The facts of a dive that its diver gave. */
export function diveFacts(details: QueuedReport['details']): [string, string][] {
  const numbers = diveNumbers.flatMap((name): [string, string][] => {
    const value = details[name];
    const { label, unit } = diveBounds[name];
    if (value === null || value === undefined) return [];
    return [[label, unit === '$' ? `$${value}` : `${value} ${unit}`]];
  });
  const water = (['surge', 'current'] as const).flatMap((name): [string, string][] => {
    const value = details[name];
    return value ? [[name === 'surge' ? 'Surge' : 'Current', strengths[value]]] : [];
  });
  return [...numbers, ...water];
}

export const reportTitle = ({ kind, title }: QueuedReport) => `${reportKindLabels[kind]}: ${title}`;

export const knownByText = ({ details }: QueuedReport) =>
  details.knownBy && knownByLabels[details.knownBy];
