import { longDate } from '../../../domain/dates/dates.ts';
import { roadDestination } from '../../../domain/dive-sites/directions.ts';
import { kmText } from '../../../domain/geo/near.ts';
import type { Position } from '../../../domain/geo/positions.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import { countText } from '../../../domain/text/format.ts';
import { type TripPlan, type TripStop, tripDate, tripTotals } from '../../../domain/trips/trip.ts';
import type { Catalogue } from './catalogue.ts';

/** @param ending with its dot, e.g. ".csv" */
export const tripFileName = ({ name }: TripPlan, ending: string) =>
  `${slugify(name) || 'trip'}${ending}`;

export const stopCount = (plan: TripPlan) => countText(tripTotals(plan).stops, 'dive site');

export function tripInShort(plan: TripPlan): string {
  const { days, km } = tripTotals(plan);
  return `${countText(days, 'day')}, ${stopCount(plan)}, ${kmText(km)} as the crow flies`;
}

export const wayText = ({ from, to }: TripPlan) =>
  to ? `${from.name} to ${to.name}` : `Round ${from.name}`;

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

export function dayText(plan: TripPlan, day: number): string {
  const date = tripDate(plan, day);
  const words = `Day ${day + 1}`;
  return date ? `${words}: ${weekday.format(new Date(date))} ${longDate(date, 'UTC')}` : words;
}

/** The driving destination of a stop: its car park or ramp if known, else the site itself. */
export function placeOfStop(stop: TripStop, catalogue: Catalogue | undefined): Position {
  const site = catalogue?.get(stop.id);
  return (site && roadDestination(site)) ?? stop;
}
