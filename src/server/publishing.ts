import type { z } from 'zod';
import { isUniqueViolation } from './database/engine.ts';
import type { Flag } from './database/tables.ts';
import { conflict, fieldDetails, invalid } from './http/errors.ts';

/** Holds a thing that is about to be public against the shape that publishing needs. */
export function checkPublishable(shape: z.ZodType, values: unknown) {
  const result = shape.safeParse(values);
  if (result.success) return;
  const details = fieldDetails(result.error);
  throw invalid(Object.values(details)[0]?.[0] ?? 'Something is missing', details);
}

/**
 * The columns of a published state. The first publish sets `publishedAt`; later ones keep it.
 * @param before the row as it was, absent for a new one
 */
export function publication(
  published: boolean,
  time: string,
  before?: { publishedAt: string | null },
): { published: Flag; publishedAt: string | null } {
  const first = before?.publishedAt ?? null;
  return { published: published ? 1 : 0, publishedAt: published ? (first ?? time) : first };
}

/** Runs a write and answers 409 where it breaks a unique index. */
export async function refuseTaken<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(message);
    throw error;
  }
}
