import { notFound, redirect } from '@tanstack/react-router';
import { ApiError } from './api-error.ts';

/** A missing record may have moved, so the browser loads its page from the server. */
export function missingRecord(error: unknown, path: string): unknown {
  if (!(error instanceof ApiError) || error.status !== 404) return error;
  return typeof window === 'undefined'
    ? notFound()
    : redirect({ href: path, reloadDocument: true });
}
