import { monthName, monthSpans } from '../dates/months.ts';
import { type Hazard, hazardLabels, hazardsInMonth } from './hazard-kinds.ts';

type Hazards = readonly Hazard[] | null;

/** The text for a site whose hazards nobody has listed. */
export const unlistedHazards = 'Nobody has listed the dangers here';

/** The hazards of a day's month, e.g. "In May: Crocodiles"; null if none. @param day YYYY-MM-DD */
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
