interface TimedPlace {
  state: string | null;
  latitude: number;
  longitude: number;
}

const stateZones: Record<string, string | undefined> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

/**
 * Islands with their own time zone, by longitude, because Lord Howe has the state New South Wales.
 */
const islandZones = [
  { west: 95, east: 98, zone: 'Indian/Cocos' },
  { west: 104, east: 107, zone: 'Indian/Christmas' },
  { west: 157.5, east: 160.5, zone: 'Australia/Lord_Howe' },
  { west: 166, east: 169, zone: 'Pacific/Norfolk' },
] as const;

/** The time zone of the mainland at a position, for a site without a known state. */
function zoneAt({ latitude, longitude }: TimedPlace): string {
  if (longitude < 129) return 'Australia/Perth';
  if (longitude < 138) return latitude > -26 ? 'Australia/Darwin' : 'Australia/Adelaide';
  if (latitude > -28.16) return 'Australia/Brisbane';
  return longitude < 141 ? 'Australia/Adelaide' : 'Australia/Sydney';
}

export function siteTimeZone(place: TimedPlace): string {
  const island = islandZones.find(
    ({ west, east }) => place.longitude > west && place.longitude < east,
  );
  return island?.zone ?? stateZones[place.state ?? ''] ?? zoneAt(place);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(zone: string) {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(zone, format);
  return format;
}

/** The local time of a zone at a moment, as the milliseconds of the same clock time in UTC. */
export function wallClock(at: Date, zone: string): number {
  const parts = Object.fromEntries(
    zoneFormat(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
}

const minuteMs = 60_000;

/** A moment in a zone with its offset from UTC, to the minute: 2026-12-01T13:42:00+11:00. */
export function localIso(at: Date, zone: string): string {
  const minute = new Date(Math.round(at.getTime() / minuteMs) * minuteMs);
  const clock = wallClock(minute, zone);
  const offsetMinutes = Math.round((clock - minute.getTime()) / minuteMs);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const sign = offsetMinutes < 0 ? '-' : '+';
  const offset = `${sign}${two(Math.abs(offsetMinutes) / 60)}:${two(Math.abs(offsetMinutes) % 60)}`;
  return `${new Date(clock).toISOString().slice(0, 19)}${offset}`;
}

export const clockTime = (time: string) => time.slice(11, 16);

/** The local date in a zone, YYYY-MM-DD. */
export const localDay = (at: Date, zone: string) =>
  new Date(wallClock(at, zone)).toISOString().slice(0, 10);

/**
 * The moment of a local time; a time skipped by daylight saving moves forward by the skipped span.
 * @param time YYYY-MM-DDTHH:MM
 */
export function toInstant(time: string, zone: string): Date {
  const asUtc = Date.parse(`${time}Z`);
  // The second pass corrects a first guess on the other side of a daylight-saving change.
  let at = asUtc - (wallClock(new Date(asUtc), zone) - asUtc);
  at = asUtc - (wallClock(new Date(at), zone) - at);
  return new Date(at);
}

export const startOfDay = (day: string, zone: string) => toInstant(`${day}T00:00`, zone);

export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
