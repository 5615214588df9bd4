/** Decimal degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

export const earthRadiusKm = 6371;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Half of the earth's circumference. */
export const halfCircumferenceKm = Math.PI * earthRadiusKm;

/** Kilometres between positions, by the haversine on a sphere. */
export function distanceKm(from: Position, to: Position): number {
  const deltaLongitude = radians(to.longitude - from.longitude);
  const deltaLatitude = radians(to.latitude - from.latitude);
  const square =
    Math.sin(deltaLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(deltaLongitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}

export function boxAround({ latitude, longitude }: Position, km: number) {
  const reach = km / earthRadiusKm;
  const deltaLatitude = degrees(reach);
  const box = { south: latitude - deltaLatitude, north: latitude + deltaLatitude };
  const allLongitudes = { ...box, west: -180, east: 180 };
  if (box.south <= -90 || box.north >= 90) return allLongitudes;
  const deltaLongitude = degrees(Math.asin(Math.sin(reach) / Math.cos(radians(latitude))));
  const [west, east] = [longitude - deltaLongitude, longitude + deltaLongitude];
  return west < -180 || east > 180 ? allLongitudes : { ...box, west, east };
}

/** Initial course, in degrees clockwise from true north, 0 to below 360. */
export function bearing(from: Position, to: Position): number {
  const deltaLongitude = radians(to.longitude - from.longitude);
  const east = Math.sin(deltaLongitude) * Math.cos(radians(to.latitude));
  const north =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(deltaLongitude);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

const compassPoints = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export function compassPoint(degrees: number): string {
  return compassPoints[Math.round(degrees / 45) % 8] ?? 'N';
}

/** A position in the notation of chart plotters, e.g. 33° 54.900′ S, 151° 15.780′ E. */
export function degreesMinutes({ latitude, longitude }: Position): string {
  const part = (value: number, positive: string, negative: string) => {
    // Rounded first, so that 59.9996 minutes become the next degree and not 60.
    const thousandths = Math.round(Math.abs(value) * 60_000);
    const degrees = Math.floor(thousandths / 60_000);
    const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0');
    return `${degrees}° ${minutes}′ ${value < 0 ? negative : positive}`;
  };
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`;
}

export function parsePosition(place: { latitude: string | null; longitude: string | null }) {
  const [latitude, longitude] = [place.latitude, place.longitude].map((text) =>
    text === null || String(text).trim() === '' ? Number.NaN : Number(text),
  ) as [number, number];
  return Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude, longitude }
    : undefined;
}

export function meanPosition(positions: readonly Position[]): Position | undefined {
  if (positions.length === 0) return undefined;
  const mean = (key: keyof Position) =>
    positions.reduce((sum, position) => sum + position[key], 0) / positions.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

export const positionCaution =
  'Positions are approximate, not for navigation; check access, permits and conditions with the land manager or a local operator.';

/** Kilometres of error from which a position shows the area, not the site. */
const roughFromKm = 3;

/** A sentence that a position is too vague to find the site by; empty if it is exact enough. */
export const roughPosition = (errorKm: number | null) =>
  errorKm !== null && errorKm >= roughFromKm
    ? ' That is too far out to find the site by: ask a local operator for its mark.'
    : '';

export function positionSourceSentence(source: string): string {
  const memory = /^own knowledge/i;
  return memory.test(source)
    ? `${source.replace(memory, 'Placed from memory')}.`
    : `Source: ${source.replace(/[.]$/, '')}.`;
}

/** The place nearest to a position in a straight line, with the distance; undefined without places. */
export function nearestPlace<Place extends Position>(from: Position, places: readonly Place[]) {
  return places
    .map((place) => ({ place, distanceKm: distanceKm(from, place) }))
    .sort((one, other) => one.distanceKm - other.distanceKm)[0];
}
