import { longDate } from '../../../domain/dates/dates.ts';
import { roadDestination } from '../../../domain/dive-sites/directions.ts';
import { isShut, statusWords } from '../../../domain/dive-sites/facts.ts';
import { accessWords, typeWords } from '../../../domain/dive-sites/terms.ts';
import { kmWords } from '../../../domain/geo/near.ts';
import type { Position } from '../../../domain/geo/positions.ts';
import { slugify } from '../../../domain/text/slug.ts';
import { dateOf, type TripPlan, type TripStop, totalsOf } from '../../../domain/trips/trip.ts';
import type { Catalogue, CatalogueSite } from '../../app/saved-records/catalogue.ts';

/** @param ending with its dot, e.g. ".pdf" */
export const tripFileName = ({ name }: TripPlan, ending: string) =>
  `${slugify(name) || 'trip'}${ending}`;

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const stopCount = (plan: TripPlan) =>
  counted(totalsOf(plan).stops, 'dive site', 'dive sites');

export function tripInShort(plan: TripPlan): string {
  const { days, km } = totalsOf(plan);
  return `${counted(days, 'day', 'days')}, ${stopCount(plan)}, ${kmWords(km)} as the crow flies`;
}

export const wayWords = ({ from, to }: TripPlan) =>
  to ? `${from.name} to ${to.name}` : `Round ${from.name}`;

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

export function dayWords(plan: TripPlan, day: number): string {
  const date = dateOf(plan, day);
  const words = `Day ${day + 1}`;
  return date ? `${words}: ${weekday.format(new Date(date))} ${longDate(date, 'UTC')}` : words;
}

export const siteInShort = (site: CatalogueSite): string =>
  [
    isShut(site.status) && site.status && statusWords[site.status],
    site.skillLevel,
    site.type && typeWords[site.type],
    site.access && accessWords[site.access],
    site.depthRange,
  ]
    .filter(Boolean)
    .join(' · ');

/** No line of a narrow screen ends within the depth. Fonts of the PDF lack the word joiner. */
export const siteOnScreen = (site: CatalogueSite): string =>
  siteInShort(site).replace(/(\d)–(\d+) m\b/g, '$1–\u2060$2\u00a0m');

/** Where one drives to for a stop: its car park or ramp where the catalogue knows one, else the site itself. */
export function placeOfStop(stop: TripStop, catalogue: Catalogue | undefined): Position {
  const site = catalogue?.get(stop.id);
  return (site && roadDestination(site)) ?? stop;
}
