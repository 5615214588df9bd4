import { ApiError } from '../api-error.ts';

export const byId = (id: number) => ({ param: { id: String(id) } });

export function serverFieldErrors(error: unknown): Record<string, string> {
  const details = (error instanceof ApiError && error.details) || {};
  return Object.fromEntries(
    Object.entries(details).map(([field, errors]) => [field, errors[0] ?? '']),
  );
}
