import emergency from '../../../../content/emergency.json';
import { paths } from '../../../contract/paths.ts';
import { tideSource } from '../../../domain/conditions/tides/site-tides.ts';
import { longDate } from '../../../domain/dates/dates.ts';
import { kmText } from '../../../domain/geo/near.ts';
import { degreesMinutes, positionCaution } from '../../../domain/geo/position-text.ts';
import { type Leg, lastLegKm, type TripPlan, tripDate } from '../../../domain/trips/trip.ts';
import type { CatalogueSite } from '../../app/saved-records/catalogue.ts';
import { tripInShort } from '../../app/saved-records/trip-text.ts';
import { site as brand } from '../../app/site.ts';

export const calls = emergency.calls.slice(0, 3);

/** Dates and totals of a trip, e.g. "13 March 2027 to 14 March 2027 · 2 days, 3 dive sites …". */
export function spanText(plan: TripPlan): string {
  const lastDay = tripDate(plan, plan.days.length - 1);
  if (!plan.firstDay || !lastDay) return tripInShort(plan);
  const days = [...new Set([plan.firstDay, lastDay])].map((day) => longDate(day, 'UTC'));
  return `${days.join(' to ')} · ${tripInShort(plan)}`;
}

export function homewardText(plan: TripPlan): string | undefined {
  const km = lastLegKm(plan);
  return km === undefined
    ? undefined
    : `${plan.to ? 'On' : 'Back'} to ${(plan.to ?? plan.from).name}: ${kmText(km)}`;
}

export const sitesOfDay = (legs: readonly Leg[]) =>
  legs.map(({ stop }) => stop.name).join(', ') || 'No dive';

export const kmOfDay = (legs: readonly Leg[]) =>
  legs.length > 0 ? kmText(legs.reduce((sum, { km }) => sum + km, 0)) : '';

export function whereText({ stop, km }: Leg, before: string, site: CatalogueSite | undefined) {
  const error = site?.positionErrorKm
    ? ` · position right to about ${site.positionErrorKm} km`
    : '';
  return `${degreesMinutes(stop)} · ${kmText(km)} from ${before} as the crow flies · ${brand.name} ${paths.diveSite(stop.id)}${error}`;
}

export const withoutSite = (isRead: boolean) =>
  isRead
    ? 'No longer in the catalogue: its name and place are what the trip kept.'
    : 'Depth, tide and warnings are missing here: the dive sites are not read yet.';

export const waterText = ({ waterTemp, visibility }: CatalogueSite) =>
  ` · ${waterTemp}${visibility ? ` · visibility ${visibility}` : ''}`;

export function walkText({ walkMetres, steps, gearPath }: CatalogueSite): string {
  const walk = [
    walkMetres !== null && `${walkMetres} m to walk`,
    steps !== null && `${steps} steps`,
    gearPath,
  ].filter(Boolean);
  return walk.length > 0 ? `Getting in: ${walk.join(', ')}` : '';
}

export const footText = `${positionCaution} Tides: ${tideSource} Times by the clock of each site.`;
