import { partialDateText } from '../dates/months.ts';
import { type ReportKind, strengths } from './terms.ts';

interface ReportedDive {
  visibility: number | null;
  temperature: number | null;
  surge: keyof typeof strengths | null;
  current: keyof typeof strengths | null;
  cost: number | null;
}

const water = (name: string, strength: ReportedDive['surge']) =>
  strength && `${strengths[strength].toLowerCase().replace('none', 'no')} ${name}`;

/** The facts of a reported dive, e.g. "8 m visibility, 17.5 °C, some surge, free to get in". */
export function diveText({ visibility, temperature, surge, current, cost }: ReportedDive): string {
  return [
    visibility !== null && `${visibility} m visibility`,
    temperature !== null && `${temperature} °C`,
    water('surge', surge),
    water('current', current),
    cost !== null && (cost === 0 ? 'free to get in' : `$${cost} to get in`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** An age in days, months or years, e.g. "60 days ago". */
export function ageText(days: number): string {
  if (days < 2) return days === 0 ? 'today' : 'yesterday';
  if (days < 61) return `${days} days ago`;
  const months = Math.floor(days / 30.4);
  return months < 24 ? `${months} months ago` : `${Math.floor(months / 12)} years ago`;
}

/** The change by an accepted report, as text after the title of its record. */
export function changeText(change: { kind: ReportKind; fieldLabel: string; day: string }): string {
  const day = partialDateText(change.day);
  if (change.kind === 'closure') return `closed, as seen on ${day}`;
  if (change.kind === 'dive') return `dived on ${day}`;
  return change.fieldLabel
    ? `“${change.fieldLabel}” corrected, as known on ${day}`
    : `corrected, as known on ${day}`;
}
