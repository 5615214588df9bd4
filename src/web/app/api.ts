import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { hc } from 'hono/client';
import type { Api } from '../../server/app.ts';
import { ApiError } from './api-error.ts';

type Transport = (path: string, init?: RequestInit) => Promise<Response>;

/** The network in the browser; the API in this process while the server renders. */
const transport = createIsomorphicFn()
  .server((): Transport => {
    const { fetchApi } = getGlobalStartContext() as unknown as { fetchApi: Transport };
    return fetchApi;
  })
  .client((): Transport => (path, init) => fetch(path, { ...init, credentials: 'include' }));

export const { api } = hc<Api>('/', {
  fetch: (path: RequestInfo | URL, init?: RequestInit) => transport()(String(path), init),
});

type Ok<R> = R extends { ok: true; json(): Promise<infer Body> } ? Body : never;

interface Answer {
  ok: boolean;
  status: number;
  statusText: string;
  headers: Headers;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

/** The JSON of a success. @throws ApiError for any other answer */
export async function read<R extends Answer>(call: Promise<R>): Promise<Ok<R>> {
  const response = await call;
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  return (await response.json()) as Ok<R>;
}

/** A page of a list, whose answer names the next one in its Link header. @throws ApiError */
export async function readPage<R extends Answer>(call: Promise<R>) {
  const items = await read(call);
  const older = (await call).headers.get('Link')?.includes('rel="next"') ?? false;
  return { items, older };
}
