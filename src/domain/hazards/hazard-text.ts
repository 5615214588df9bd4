import { monthName, monthSpans } from '../dates/months.ts';
import { type Hazard, hazardLabels, hazardsInMonth } from './hazard-kinds.ts';

type Hazards = readonly Hazard[] | null;

/** The text where nobody has listed the hazards of a site. */
export const unlistedHazards = 'Nobody has listed the dangers here';

/** The hazards in the month of a day, e.g. "In March: Crocodiles, Cold water"; null if none. @param day YYYY-MM-DD */
export function hazardsOnDay(hazards: Hazards, day: string): string | null {
  const month = Number(day.slice(5, 7));
  if (hazards === null) return unlistedHazards;
  const labels = hazardsInMonth(hazards, month).map(({ kind }) => hazardLabels[kind]);
  return labels.length > 0 ? `In ${monthName(month)}: ${labels.join(', ')}` : null;
}

/** The hazards limited to some months, with those months. */
export const seasonalHazards = (hazards: Hazards): { label: string; months: string }[] =>
  (hazards ?? []).flatMap(({ kind, months }) =>
    months ? [{ label: hazardLabels[kind], months: monthSpans(months) }] : [],
  );
