import { z } from 'zod';
import { type Saved, savedLengths } from '../domain/saved/saved.ts';
import { tripLimits } from '../domain/trips/trip.ts';

const fileFormat = 'bottom-time-saved';
/** Version of written files; files of version 1 have no trips. */
const fileVersion = 2;

/** Maximum number of records of one kind in a file. */
const maxRecords = 10_000;

const name = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(savedLengths.name, `must have at most ${savedLengths.name} characters`);
/** Maximum length of notes in a file; merged notes may be longer than the form allows. */
const maxText = 25 * savedLengths.text;
const text = z.string('must be a text').max(maxText, `must have at most ${maxText} characters`);
const time = z.iso.datetime('must be a time such as 2026-12-01T09:00:00Z');
const recordId = z.string('must be a text').regex(/^[\w-]{1,64}$/, 'must be letters and digits');
const records = <Row extends z.ZodType>(row: Row) =>
  z.array(row, 'must be a list').max(maxRecords, `must have at most ${maxRecords} entries`);

const site = z.object(
  {
    id: z.int('must be the number of a dive site').positive('must be the number of a dive site'),
    name: z.string('must be a text').min(1, 'must not be empty').max(200, 'is too long'),
    region: z.string('must be a text').max(200, 'is too long'),
  },
  'must be a dive site',
);

const degrees = (most: number) =>
  z
    .number(`must be a number of degrees`)
    .min(-most, `must be from -${most} to ${most}`)
    .max(most, `must be from -${most} to ${most}`);
const position = { latitude: degrees(90), longitude: degrees(180) };
const place = z.object(
  {
    name: z.string('must be a text').min(1, 'must not be empty').max(200, 'is too long'),
    ...position,
  },
  'must be a place',
);
const [minMinutes, maxMinutes] = tripLimits.minutes;

const trip = z.object(
  {
    id: recordId,
    name,
    notes: text,
    from: place,
    to: place.optional(),
    via: z
      .array(place, 'must be a list of places')
      .max(tripLimits.via, `must have at most ${tripLimits.via} points to pass`)
      .optional(),
    byCoast: z.boolean('must be true or false').optional(),
    firstDay: z.iso.date('must be a day such as 2026-12-01').optional(),
    minutes: z
      .int('must be a number of minutes')
      .min(minMinutes, `must be at least ${minMinutes}`)
      .max(maxMinutes, `must be at most ${maxMinutes}`),
    days: z
      .array(records(site.extend(position)), 'must be a list of days')
      .min(1, 'must have a day')
      .max(tripLimits.days, `must have at most ${tripLimits.days} days`)
      .refine((days) => {
        const ids = days.flat().map(({ id }) => id);
        return ids.length <= tripLimits.stops && new Set(ids).size === ids.length;
      }, `must have each dive site once, and at most ${tripLimits.stops} of them`),
    createdAt: time,
    changedAt: time,
  },
  'must be a trip',
);

const savedFile = z.object(
  {
    format: z.literal(fileFormat, `must be "${fileFormat}"`),
    version: z.literal(
      [1, fileVersion],
      'is from a newer release of this site: reload the page first',
    ),
    exportedAt: time,
    sites: records(site.extend({ savedAt: time })),
    pages: records(
      z.object(
        {
          id: z
            .string('must be a text')
            .max(300, 'is too long')
            .regex(
              /^\/(blog|gear-reviews)\/[a-z0-9_-]+$/,
              'must be the path of an article or review',
            ),
          title: z.string('must be a text').min(1, 'must not be empty').max(300, 'is too long'),
          savedAt: time,
        },
        'must be an article or a review',
      ),
    ),
    lists: records(
      z.object(
        {
          id: recordId,
          name,
          notes: text,
          sites: records(site),
          createdAt: time,
          changedAt: time,
        },
        'must be a list of sites',
      ),
    ),
    dives: records(
      z.object(
        {
          id: recordId,
          site,
          date: z.iso.date('must be a day such as 2026-12-01'),
          note: text,
          changedAt: time,
        },
        'must be a dive',
      ),
    ),
    trips: records(trip).default([]),
  },
  'must be an object',
);

export function writeSavedFile(saved: Saved, exportedAt: string): string {
  const { sites, pages, lists, dives, trips } = saved;
  const file = {
    ...{ format: fileFormat, version: fileVersion, exportedAt },
    ...{ sites, pages, lists, dives, trips },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The position of a value in a file, e.g. "lists, entry 2, name". */
const pathText = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');

/** Reads a file of saved records; returns error messages for an invalid file. */
export function readSavedFile(content: string): { saved: Saved } | { errors: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return { errors: ['This is not a file of saved dive sites: it is not JSON, or is cut off.'] };
  }
  const result = savedFile.safeParse(json);
  if (!result.success) {
    return {
      errors: result.error.issues.map(({ path, message }) =>
        path.length > 0 ? `In the file, “${pathText(path)}” ${message}.` : `The file ${message}.`,
      ),
    };
  }
  const { sites, pages, lists, dives, trips } = result.data;
  return { saved: { sites, pages, lists, dives, trips } };
}
