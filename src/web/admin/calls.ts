import { ApiError } from '../api-error.ts';

/** Names one thing by its id in a call of the API's client. */
export const byId = (id: number) => ({ param: { id: String(id) } });

/** The first error of each field, as the server found them. */
export function findProblems(error: unknown): Record<string, string> {
  const details = (error instanceof ApiError && error.details) || {};
  return Object.fromEntries(
    Object.entries(details).map(([field, errors]) => [field, errors[0] ?? '']),
  );
}
