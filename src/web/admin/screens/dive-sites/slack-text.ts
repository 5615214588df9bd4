import type { Slack, SlackSpan } from '../../../../domain/conditions/tides/slack.ts';
import type { Parsed } from '../../fields/field-texts.ts';

/** Labels of the form's inputs, in the order of the comma-separated text. */
export const slackInputs = [
  'Earliest after high water',
  'Usual after high water',
  'Latest after high water',
  'Earliest after low water',
  'Usual after low water',
  'Latest after low water',
  'High water at which the usual time holds, in metres',
  'Minutes later for each 10 cm more',
  'Minutes that slack lasts',
] as const;

const spanTexts = (span: SlackSpan | null) =>
  [span?.earliest, span?.usual, span?.latest].map((minutes) => minutes ?? '');

export const slackText = ({ afterHigh, afterLow, byHeight, lastsMinutes }: Slack): string =>
  [
    ...spanTexts(afterHigh),
    ...spanTexts(afterLow),
    byHeight?.metres ?? '',
    byHeight?.minutesPer10cm ?? '',
    lastsMinutes ?? '',
  ].join(', ');

type Numbers = readonly (number | null)[];

/** A span; null if all numbers are missing, undefined if the earliest or the latest is. */
function toSpan([earliest = null, usual = null, latest = null]: Numbers) {
  if (earliest !== null && latest !== null) return { earliest, usual, latest };
  return earliest === null && usual === null && latest === null ? null : undefined;
}

function toByHeight([metres = null, minutesPer10cm = null]: Numbers) {
  if (metres !== null && minutesPer10cm !== null) return { metres, minutesPer10cm };
  return metres === null && minutesPer10cm === null ? null : undefined;
}

/** Parses the text of the form; the schema validates the values. */
export function parseSlack(text: string): Parsed {
  const texts = text.split(',').map((part) => part.trim());
  if (!texts.some(Boolean)) return { value: null };
  const numbers = slackInputs.map((_, index) => (texts[index] ? Number(texts[index]) : null));
  if (numbers.some(Number.isNaN)) return { error: 'Write numbers, e.g. 150.' };
  const [afterHigh, afterLow] = [toSpan(numbers.slice(0, 3)), toSpan(numbers.slice(3, 6))];
  if (afterHigh === undefined || afterLow === undefined) {
    return { error: 'Give the earliest and the latest together.' };
  }
  const byHeight = toByHeight(numbers.slice(6, 8));
  if (byHeight === undefined) return { error: 'Give the height and its minutes together.' };
  return { value: { afterHigh, afterLow, byHeight, lastsMinutes: numbers[8] ?? null } };
}
