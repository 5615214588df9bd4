import { notFound, redirect } from '@tanstack/react-router';
import { ApiError } from './api-error.ts';

/**
 * What a loader throws after its record could not be read. Where there is no such record, the browser asks the
 * server for the page, which knows whether the address moved.
 * @param path the address of the page
 */
export function missingRecord(error: unknown, path: string): unknown {
  if (!(error instanceof ApiError) || error.status !== 404) return error;
  return typeof window === 'undefined'
    ? notFound()
    : redirect({ href: path, reloadDocument: true });
}
