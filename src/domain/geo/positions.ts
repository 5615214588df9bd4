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

/** The nearest place in a straight line, with its distance; undefined without places. */
export function nearestPlace<Place extends Position>(from: Position, places: readonly Place[]) {
  return places
    .map((place) => ({ place, distanceKm: distanceKm(from, place) }))
    .sort((one, other) => one.distanceKm - other.distanceKm)[0];
}
