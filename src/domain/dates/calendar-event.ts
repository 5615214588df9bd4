import { addDays } from './site-time.ts';

/** An entry of a calendar by RFC 5545. */
interface CalendarEvent {
  uid: string;
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  url: string;
}

/** An entry for a whole day, YYYY-MM-DD. */
export interface DayEvent extends Omit<CalendarEvent, 'start' | 'end'> {
  day: string;
}

const utc = (at: Date) => at.toISOString().replace(/[-:]|[.]\d{3}/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const maxBytes = 75;

/** Folds a line after 75 bytes, between characters; a continuation begins with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > maxBytes) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

const dateDigits = (day: string) => day.replaceAll('-', '');

/** The lines of an entry's start and end. Times are in UTC; a whole day has no time. */
const spanLines = (event: CalendarEvent | DayEvent) =>
  'day' in event
    ? [
        `DTSTART;VALUE=DATE:${dateDigits(event.day)}`,
        `DTEND;VALUE=DATE:${dateDigits(addDays(event.day, 1))}`,
      ]
    : [`DTSTART:${utc(event.start)}`, `DTEND:${utc(event.end)}`];

const eventLines = (event: CalendarEvent | DayEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${utc(event.stamp)}`,
  ...spanLines(event),
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `LOCATION:${escaped(event.location)}`,
  `GEO:${event.latitude.toFixed(6)};${event.longitude.toFixed(6)}`,
  `URL:${event.url}`,
  'END:VEVENT',
];

export function calendarFile(...events: readonly (CalendarEvent | DayEvent)[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bottom Time//Dive windows//EN',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
