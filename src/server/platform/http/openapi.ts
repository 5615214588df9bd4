import { z } from 'zod';
import { errorBody, staleBody } from '../../../contract/common.ts';
import type { ListPage } from '../../../domain/publishing/list-url.ts';

export const json = <T extends z.ZodType>(schema: T, description = 'OK') => ({
  description,
  content: { 'application/json': { schema } },
});

export const csv = { description: 'OK', content: { 'text/csv': { schema: z.string() } } };

export const csvHeaders = (filename: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${filename}"`,
});

const binary = { schema: { type: 'string' as const, format: 'binary' } };

/** An archive to download. */
export const gzip = (description: string) => ({
  description,
  content: { 'application/gzip': binary },
});

/** Headers of a private archive. */
export const gzipHeaders = ({ name, bytes }: { name: string; bytes: number }) => ({
  'Content-Type': 'application/gzip',
  'Content-Length': String(bytes),
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
});

/** A file that the handler reads as a stream. A zod schema would load the whole file into memory. */
export const fileBody = { required: true, content: { 'application/octet-stream': binary } };

export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const meanings = {
  400: 'The request does not fit its shape; details name the fields',
  401: 'Not signed in',
  403: 'A write from another site, or a wrong signature',
  404: 'There is no such record',
  409: 'Taken, or changed meanwhile',
  410: 'It was there for a time and is no longer',
  413: 'The body is larger than this call takes',
  415: 'The body is not JSON',
  429: 'Too many attempts; Retry-After tells how many seconds to wait',
} as const;

export function errors<Status extends keyof typeof meanings>(...statuses: Status[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, json(errorBody, meanings[status])]),
  ) as { [Key in Status]: ReturnType<typeof json<typeof errorBody>> };
}

/** The 409 for a save based on an older version, or with a taken slug. */
export const staleOrTaken = <T extends z.ZodType>(current: T) => ({
  409: json(z.union([staleBody(current), errorBody]), meanings[409]),
});

export const adminErrors = errors(400, 401, 403, 413, 415);

export function nextPage(request: { url: string }, { older }: ListPage<unknown>) {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('page', String(Number(searchParams.get('page') ?? 1) + 1));
  return older ? { Link: `<${pathname}?${searchParams}>; rel="next"` } : undefined;
}
