import type { OpenAPIHono } from '@hono/zod-openapi';
import { notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { hc } from 'hono/client';
import type { ApiRoutes } from '../../server/api-routes.ts';
import { ApiError } from './api-error.ts';

type Transport = (path: string, init?: RequestInit) => Promise<Response>;

/** Calls the API over the network in the browser, and in the same process on the server. */
const transport = createIsomorphicFn()
  .server((): Transport => {
    const { fetchApi } = getGlobalStartContext() as unknown as { fetchApi: Transport };
    return fetchApi;
  })
  .client((): Transport => (path, init) => fetch(path, { ...init, credentials: 'include' }));

/** A response whose `json()` has the type of a successful answer. */
interface Answer<Body> extends Response {
  json(): Promise<Body>;
}

type Success<Call> = Call extends { status: 200 | 201 | 202; output: infer Body } ? Body : never;

type Asked<Call> = Call extends { input: infer Input } ? Input : never;

interface Options {
  init: RequestInit;
}

type Calls<Methods> = {
  [Method in keyof Methods]: (
    ...asked: object extends Asked<Methods[Method]>
      ? [asked?: Asked<Methods[Method]>, options?: Options]
      : [asked: Asked<Methods[Method]>, options?: Options]
  ) => Promise<Answer<Success<Methods[Method]>>>;
};

/** The calls of a path as nested objects, one level for each part of the path. */
type Branch<Path, Call> = Path extends `/${infer Rest}`
  ? Branch<Rest, Call>
  : Path extends `${infer Part}/${infer Rest}`
    ? { [Name in Part]: Branch<Rest, Call> }
    : Path extends ''
      ? Call
      : { [Name in Path & string]: Call };

type All<Branches> = (Branches extends unknown ? (branch: Branches) => void : never) extends (
  branches: infer Together,
) => void
  ? Together
  : never;

type Branches<Path extends string, Router> =
  Router extends OpenAPIHono<infer _Env, infer Schema, infer _Base>
    ? { [Own in keyof Schema & string]: Branch<`${Path}${Own}`, Calls<Schema[Own]>> }[keyof Schema &
        string]
    : never;

/** The type is built per router: one type of the whole API takes the compiler 50 % longer. */
type Client = All<
  { [Path in keyof ApiRoutes]: Branches<Path, ApiRoutes[Path][number]> }[keyof ApiRoutes]
>;

/** Creates an API client that sends each request through `call`, which may repeat it. */
export const createApi = (call: Transport) =>
  (
    hc('/', {
      fetch: (path: RequestInfo | URL, init?: RequestInit) => call(String(path), init),
    }) as unknown as Client
  ).api;

export const send: Transport = (path, init) => transport()(path, init);

export const api = createApi(send);

/** The JSON of a successful answer. @throws ApiError for any other answer */
export async function read<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const response = await call;
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  return response.json();
}

/** Whether an error says that no record has this id, or that the id is invalid. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** For `catch`: undefined if the API has no such record. @throws any other error */
export function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

/** For `catch`: a missing record may have moved, so the browser loads its page from the server. */
export const askServerIfMissing = (path: string) => (error: unknown) => {
  undefinedIfMissing(error);
  throw typeof window === 'undefined' ? notFound() : redirect({ href: path, reloadDocument: true });
};

/** A page of a list, and whether its Link header names a next page. @throws ApiError */
export async function readPage<Body>(call: Promise<Answer<Body>>) {
  const items = await read(call);
  const older = (await call).headers.get('Link')?.includes('rel="next"') ?? false;
  return { items, older };
}
