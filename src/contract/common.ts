import { z } from 'zod';

/** The body of every answer that is not a success. `details` names the faults of a form by field. */
export const errorBody = z
  .object({
    error: z.string().meta({ example: 'Article not found' }),
    details: z.record(z.string(), z.array(z.string())).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });

export const success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });

/** Counts the saves of a thing, from 1. */
export const version = z.number().int().positive();

/** What a save may say of where it began; if that is no longer the present version, it is refused. */
export const savedFrom = {
  version: version
    .optional()
    .meta({ description: 'The version that the change began from; another one answers 409' }),
};

/** The 409 of a save that began from an older version: the present state and what was sent. */
export const staleBody = <Current extends z.ZodType>(current: Current) =>
  z.object({
    error: z.string(),
    details: z.object({ current, yours: z.record(z.string(), z.unknown()) }),
  });

/** An id in an address: digits alone, as the site itself writes it, and small enough for both databases. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'An id is a whole number, such as 12.')
  .transform(Number)
  .meta({ example: '1' });

export const idParams = z.object({ id: idParam });

/** Of any length: what names no record is 404. */
export const slugParams = z.object({
  slug: z.string().min(1),
});

/** UTC, ISO 8601. */
export const timestamp = z.iso.datetime().meta({ example: '2026-10-04T00:00:00.000Z' });

/** A slug as an owner may type it: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9_]+(?:-[a-z0-9_]+)*$/, 'Use lower-case letters, digits and hyphens.');

/** The address of a page or picture: https, http or a path on this site; never script, data or blob. */
export const webAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(/^(https?:\/\/[^\s]+|\/(?!\/)[^\s]*)$/i, 'Use an address that begins with https:// or /.');

/** Of a form: an address, or none yet. */
export const optionalAddress = z.union([webAddress, z.literal('')]).optional();

/** A field without which nothing is published. @param thing 'article', 'review' or 'product' */
export const neededToPublish = (thing: string) =>
  z.string().trim().min(1, `Please fill in all required fields to publish the ${thing}.`);

/** Which fields the records of a list have; all if absent. */
export const listFields = z.enum(['summary', 'search']).optional().meta({
  description:
    'summary: without the long text; search: published SearchRecords, or 303 to /api/search where they are too large for a browser',
});

export const listQuery = z.object({
  admin: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'true: drafts too; needs a session' }),
  fields: listFields,
});

/** Drops the keys whose value is undefined, so that a partial update changes only what was sent. */
export function omitUndefined<T extends object>(
  values: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as never;
}

/** Of a public form: a field that people never see. Whoever fills it in is a machine. */
export const honeypot = z.string().max(1000).optional();
