import { readCoordinate, splitPosition } from '../geo/coordinates.ts';
import { foldText } from '../text/fold-text.ts';
import type { TripPlace } from './trip.ts';

type PlaceAnswer = { place: TripPlace; error?: never } | { place?: never; error: string };

const maxNamed = 4;

const named = (place: TripPlace): PlaceAnswer => ({ place });

function positionIn(text: string): PlaceAnswer | undefined {
  const pair = splitPosition(text);
  if (!pair) return undefined;
  const latitude = readCoordinate(pair.latitude, 'latitude');
  if (latitude.error !== undefined) return { error: latitude.error };
  const longitude = readCoordinate(pair.longitude, 'longitude');
  if (longitude.error !== undefined) return { error: longitude.error };
  return named(placeAt({ latitude: latitude.degrees, longitude: longitude.degrees }));
}

export function placeAt(position: { latitude: number; longitude: number }): TripPlace {
  const latitude = Number(position.latitude.toFixed(4));
  const longitude = Number(position.longitude.toFixed(4));
  return { name: `${latitude}, ${longitude}`, latitude, longitude };
}

/** Maximum number of suggested places. */
const maxSuggested = 12;

export function suggestPlaces(text: string, known: readonly TripPlace[]): TripPlace[] {
  const wanted = foldText(text).trim();
  if (wanted.length < 2) return [];
  const suggested: TripPlace[] = [];
  for (const place of known) {
    if (suggested.length === maxSuggested) break;
    if (foldText(place.name).startsWith(wanted)) suggested.push(place);
  }
  return suggested;
}

export function findPlace(text: string, known: readonly TripPlace[]): PlaceAnswer {
  const wanted = foldText(text).trim();
  if (!wanted) return { error: 'Name a town or a dive site, or write a position.' };
  const position = positionIn(text);
  if (position) return position;
  const folded = known.map((place) => ({ place, name: foldText(place.name).trim() }));
  const exact = folded.find(({ name }) => name === wanted);
  if (exact) return named(exact.place);
  const beginning = folded.filter(({ name }) => name.startsWith(wanted));
  // A town named "Cairns" precedes places whose names only begin with "Cairns".
  const whole = folded.filter(({ place }) => foldText(place.name.split(',')[0] ?? '') === wanted);
  const fitting = whole.length > 0 ? whole : beginning;
  const [only] = fitting;
  if (only && fitting.length === 1) return named(only.place);
  if (!only) {
    return {
      error: `No town or dive site here is called “${text.trim()}”. Choose one of the list, or write a position such as -33.9153, 151.2630.`,
    };
  }
  const names = fitting.slice(0, maxNamed).map(({ place }) => place.name);
  const more = fitting.length > maxNamed ? ' and others' : '';
  return { error: `Which one: ${names.join('; ')}${more}? Choose it from the list.` };
}
