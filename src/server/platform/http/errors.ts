import type { Hook } from '@hono/zod-openapi';
import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { z } from 'zod';
import {
  isUniqueViolation,
  isUnstorableText,
  type StorageFailure,
  storageFailure,
} from '../database/engine.ts';
import type { AppEnv } from './context.ts';
import { loggedPath } from './request-log.ts';

/** Runs a write. @throws 409 with `message` if it violates a unique index */
export async function rejectDuplicate<T>(message: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(message);
    throw error;
  }
}

type Details = Record<string, string[]>;

/** An error whose message may be sent to the client. */
export class PublicError extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: object | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: message, ...body };
    this.headers = headers;
  }
}

export const invalid = (message: string, details?: Details) =>
  new PublicError(400, message, { body: details && { details } });

export const unauthorized = (message = 'Sign in first') => new PublicError(401, message);

export const forbidden = (message: string) => new PublicError(403, message);

export const notFound = (message: string) => new PublicError(404, message);

/** The result of a query; undefined if it throws 404. */
export const unlessMissing = <Found>(finding: Promise<Found>) =>
  finding.catch((error: unknown) => {
    if (error instanceof PublicError && error.status === 404) return undefined;
    throw error;
  });

export const gone = (message: string) => new PublicError(410, message);

/** A 409. @param body further fields of the response, e.g. the current version of a record that changed meanwhile */
export const conflict = (message: string, body?: object) => new PublicError(409, message, { body });

/** A 413 that closes the connection, since the rest of the body would be parsed as the next request. */
export const tooLarge = (message: string) =>
  new PublicError(413, message, { headers: { Connection: 'close' } });

export const unsupportedType = (wanted = 'JSON (Content-Type: application/json)') =>
  new PublicError(415, `Send ${wanted}`);

export const unavailable = () =>
  new PublicError(503, storageAnswers.unreachable.error, {
    headers: { 'Retry-After': storageAnswers.unreachable.retry ?? '5' },
  });

/** The error for a full queue. */
export const overloaded = (retryAfterSeconds: number) =>
  new PublicError(503, 'Many people are asking for this just now. Please try again in a moment.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });

export const tooMany = (message: string, retryAfterSeconds: number) =>
  new PublicError(429, message, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });

export function fieldDetails(error: z.ZodError): Details {
  const details: Details = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'form';
    details[field] = [...(details[field] ?? []), issue.message];
  }
  return details;
}

// biome-ignore lint/suspicious/noExplicitAny: the hook serves routes of every shape
export const validationHook: Hook<any, AppEnv, any, any> = (result, context) => {
  if (result.success) return;
  const error = result.error as z.ZodError;
  const repeated = error.issues
    .filter(({ code }) => code === 'invalid_type')
    .map(({ path }) => String(path[0]))
    .find((name) => result.target === 'query' && (context.req.queries(name)?.length ?? 0) > 1);
  const details = repeated ? { [repeated]: [`Give ${repeated} once.`] } : fieldDetails(error);
  throw invalid(Object.values(details)[0]?.[0] ?? 'Invalid request', details);
};

const storageAnswers: Record<StorageFailure, { status: 503 | 507; error: string; retry?: string }> =
  {
    full: { status: 507, error: 'The disk of this site is full: nothing was saved.' },
    readOnly: {
      status: 503,
      error: 'This site can only be read at the moment: nothing was saved.',
    },
    busy: {
      status: 503,
      error: 'The database is busy: nothing was saved. Please try again in a moment.',
      retry: '2',
    },
    damaged: { status: 503, error: 'The database is damaged. Nothing was saved.' },
    unreachable: {
      status: 503,
      error: 'The database does not answer. Please try again in a moment.',
      retry: '5',
    },
  };

/** Converts errors to responses. Only the log has the details of errors that are not public. */
export function errorHandler(logger: Logger): ErrorHandler<AppEnv> {
  return (error, context) => {
    if (error instanceof PublicError) {
      return context.json(error.body, error.status, error.headers);
    }
    if (error instanceof HTTPException && error.status < 500) {
      const message = error.status === 400 ? 'The body is no valid JSON' : error.message;
      return context.json({ error: message || 'Bad request' }, error.status);
    }
    if (isUnstorableText(error)) {
      return context.json({ error: 'A text holds a character that can not be stored' }, 400);
    }
    const requestId = context.get('requestId');
    const failure = storageFailure(error);
    if (failure) {
      const { status, error: words, retry } = storageAnswers[failure];
      const reason = error.message;
      logger.error(
        { requestId, path: loggedPath(context.req.path), failure, reason },
        'storage failed',
      );
      return context.json({ error: words }, status, retry ? { 'Retry-After': retry } : {});
    }
    logger.error({ err: error, requestId, path: loggedPath(context.req.path) }, 'request failed');
    return context.json({ error: 'Something went wrong on our side', requestId }, 500);
  };
}
