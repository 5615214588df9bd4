import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { hc } from 'hono/client';
import type { Api } from '../server/app.ts';

type Transport = (path: string, init?: RequestInit) => Promise<Response>;

/** In the browser the network; while the server renders, the API in the same process. */
const transport = createIsomorphicFn()
  .server((): Transport => {
    const { fetchApi } = getGlobalStartContext() as unknown as { fetchApi: Transport };
    return fetchApi;
  })
  .client((): Transport => (path, init) => fetch(path, { ...init, credentials: 'include' }));

/** The typed client of every call under /api. */
export const { api } = hc<Api>('/', {
  fetch: (path: RequestInfo | URL, init?: RequestInit) => transport()(String(path), init),
});

/** A non-success answer: its message is '{status}: {text}', as the server sent it. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own words, where it sent {error}. */
  readonly reason: string | undefined;
  readonly details: Record<string, string[]> | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    try {
      const body = JSON.parse(text) as { error?: string; details?: Record<string, string[]> };
      this.reason = body.error;
      this.details = body.details;
    } catch {
      this.reason = undefined;
    }
  }
}

/** The words to show for a failed call: the server's own where it sent some. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.reason) return error.reason;
  return error instanceof Error ? error.message : String(error);
}

type Ok<R> = R extends { ok: true; json(): Promise<infer Body> } ? Body : never;

/** The JSON of a success. @throws ApiError for any other answer */
export async function read<
  R extends
    | Response
    | {
        ok: boolean;
        status: number;
        statusText: string;
        text(): Promise<string>;
        json(): Promise<unknown>;
      },
>(call: Promise<R>): Promise<Ok<R>> {
  const response = await call;
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  return (await response.json()) as Ok<R>;
}
