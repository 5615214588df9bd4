import { ApiError } from '../api-error.ts';

/** The path parameter of a call about one record. */
export const byId = (id: number) => ({ param: { id: String(id) } });

/** The server's first error of each field. */
export function serverFieldErrors(error: unknown): Record<string, string> {
  const details = (error instanceof ApiError && error.details) || {};
  return Object.fromEntries(
    Object.entries(details).map(([field, errors]) => [field, errors[0] ?? '']),
  );
}
