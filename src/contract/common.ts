import { z } from 'zod';
import { type ResourceWith, resources } from './resources.ts';

/** The body of every error response. `details` has validation errors by field. */
export const errorBody = z
  .object({
    error: z.string().meta({ example: 'Article not found' }),
    details: z.record(z.string(), z.array(z.string())).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });

export const success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });

/** Counts the saves of a record, from 1. */
export const version = z.number().int().positive();

/** The version on which a save is based. If another save came first, the server answers 409. */
export const savedFrom = {
  version: version.optional().meta({
    description: 'The version that the change is based on; 409 if it is not the current one',
  }),
};

export const staleBody = <Current extends z.ZodType>(current: Current) =>
  z.object({
    error: z.string(),
    details: z.object({ current, yours: z.record(z.string(), z.unknown()) }),
  });

/** An id: digits only, without leading zeros, and small enough for both databases. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'An id is a whole number, such as 12.')
  .transform(Number)
  .meta({ example: '1' });

export const idParams = z.object({ id: idParam });

/**
 * Slug parameter without a maximum length, so that a long slug answers 404 like any unknown one.
 */
export const slugParams = z.object({
  slug: z.string().min(1),
});

/** A time in UTC, ISO 8601. */
export const timestamp = z.iso.datetime().meta({ example: '2026-10-04T00:00:00.000Z' });

/** A slug as an owner types it: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9_]+(?:-[a-z0-9_]+)*$/, 'Use lower-case letters, digits and hyphens.');

/** An http(s) address or a path on this site. JSON Schema does not allow pattern flags. */
export const webAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(
    /^([Hh][Tt]{2}[Pp][Ss]?:\/\/\S+|\/(?!\/)\S*)$/,
    'Use an address that begins with https:// or /.',
  );

export const neededToPublish = (resource: ResourceWith<'published'>) => {
  const label = resources[resource].label.toLowerCase();
  return z.string().trim().min(1, `Please fill in all required fields to publish the ${label}.`);
};

export const listFields = z
  .enum(['summary'], 'Ask for summary.')
  .optional()
  .meta({ description: '`summary` omits the long text' });

export const listQuery = z.object({
  admin: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: '`true` also returns drafts; requires a session or a token' }),
  fields: listFields,
});

/** Removes undefined values, so that a partial update changes only what was sent. */
export function omitUndefined<T extends object>(
  values: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as never;
}

export const csvFileBytes = 900_000;

export const csvFileTooLarge =
  'The file is too large: 900 kB at most. Split it, and import its parts one after the other.';

/** The text of a CSV file to import. */
export const csvFile = z.string().min(1, 'The file is empty.').max(csvFileBytes, csvFileTooLarge);

const invalidEmail = 'Please give a valid email address.';
export const email = z
  .string(invalidEmail)
  .trim()
  .max(254, invalidEmail)
  .pipe(z.email(invalidEmail));

export const honeypot = z.string().max(1000).optional();
