import { calendarFile, type DayEvent } from '../dates/calendar-event.ts';
import { kmText } from '../geo/near.ts';
import { positionCaution } from '../geo/position-text.ts';
import { toCsv } from '../text/csv.ts';
import { type Trip, type TripPlan, tripDate, tripLegs } from './trip.ts';

/** A note for all places that show kilometres of a trip. */
export const straightLineNote = 'In a straight line, as the crow flies: roads and sea are longer.';

const head = [
  ...['day', 'date', 'stop', 'dive site', 'region', 'latitude', 'longitude'],
  ...['position', 'dangers of the month', 'km from the place before, in a straight line'],
  ...['guide', 'attribution'],
];

/** The dangers at a dive site on a day, YYYY-MM-DD; null if there are none. */
type DangersOnDay = (id: number, day: string) => string | null;

export function tripCsv(
  plan: TripPlan,
  source: {
    pageUrl: (id: number) => string;
    positionText: (id: number) => string;
    dangers: DangersOnDay;
    credits: string;
  },
): string {
  const { pageUrl, positionText, dangers, credits } = source;
  const rows = tripLegs(plan).flatMap((legs, index) => {
    const day = tripDate(plan, index);
    return legs.map(({ stop, km }, place) => [
      ...[index + 1, day ?? null, place + 1, stop.name, stop.region],
      ...[stop.latitude, stop.longitude, positionText(stop.id)],
      ...[(day && dangers(stop.id, day)) ?? null, Math.round(km), pageUrl(stop.id), credits],
    ]);
  });
  return toCsv(head, rows);
}

/** A whole-day entry for each day with stops; undefined for a trip without dates or stops. */
export function tripCalendar(
  trip: Trip,
  source: {
    stamp: Date;
    host: string;
    url: string;
    pageUrl: (id: number) => string;
    dangers: DangersOnDay;
  },
): string | undefined {
  if (!trip.firstDay) return undefined;
  const events = tripLegs(trip).flatMap((legs, index): DayEvent[] => {
    const day = tripDate(trip, index);
    const [first] = legs;
    if (!day || !first) return [];
    const lines = legs.flatMap(({ stop, km }) => {
      const line = `${stop.name}, ${stop.region} (${kmText(km)}): ${source.pageUrl(stop.id)}`;
      const dangers = source.dangers(stop.id, day);
      return dangers ? [line, dangers] : [line];
    });
    return [
      {
        uid: `trip-${trip.id}-${index + 1}@${source.host}`,
        stamp: source.stamp,
        day,
        summary: `${trip.name}, day ${index + 1}: ${legs.map(({ stop }) => stop.name).join(', ')}`,
        description: [...lines, straightLineNote, positionCaution].join('\n'),
        location: `${first.stop.name}, ${first.stop.region}`,
        latitude: first.stop.latitude,
        longitude: first.stop.longitude,
        url: source.url,
      },
    ];
  });
  return events.length > 0 ? calendarFile(...events) : undefined;
}
