import type { OpenAPIHono } from '@hono/zod-openapi';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { hc } from 'hono/client';
import type { alternativeRoutes } from '../../server/features/conditions/outlook/alternatives.ts';
import type { outlookRoutes } from '../../server/features/conditions/outlook/routes.ts';
import type { conditionRoutes } from '../../server/features/conditions/routes.ts';
import type { windowRoutes } from '../../server/features/conditions/window-routes.ts';
import type { linkRoutes } from '../../server/features/links/routes.ts';
import type { mailingRoutes } from '../../server/features/mailings/routes.ts';
import type { openDataRoutes } from '../../server/features/open-data/routes.ts';
import type { overviewRoutes } from '../../server/features/overview/routes.ts';
import type { peopleRoutes } from '../../server/features/people/routes.ts';
import type { plateRoutes } from '../../server/features/plates/routes.ts';
import type { previewRoutes } from '../../server/features/previews/routes.ts';
import type { regionRoutes } from '../../server/features/regions/routes.ts';
import type { sectionRoutes } from '../../server/features/sections/routes.ts';
import type { securityRoutes } from '../../server/features/security/routes.ts';
import type { adminRoutes } from '../../server/platform/auth/routes.ts';
import type { binRoutes } from '../../server/platform/history/bin-routes.ts';
import type { redirectRoutes } from '../../server/platform/history/redirect-routes.ts';
import type { workingCopyRoutes } from '../../server/platform/history/working-copy-routes.ts';
import type { outboxRoutes } from '../../server/platform/mail/outbox-routes.ts';
import type { mediaRoutes } from '../../server/platform/media/routes.ts';
import type { searchMissRoutes, searchRoutes } from '../../server/platform/search/routes.ts';
import type { settingRoutes } from '../../server/platform/settings/routes.ts';
import type { articleRoutes } from '../../server/resources/articles/routes.ts';
import type { contactRoutes } from '../../server/resources/contact/routes.ts';
import type { placeRoutes } from '../../server/resources/dive-sites/place-routes.ts';
import type { diveSiteRoutes } from '../../server/resources/dive-sites/routes.ts';
import type { locationRoutes } from '../../server/resources/locations/routes.ts';
import type { newsletterRoutes } from '../../server/resources/newsletter/routes.ts';
import type { productRoutes } from '../../server/resources/products/routes.ts';
import type { reviewRoutes } from '../../server/resources/reviews/routes.ts';
import type { speciesRoutes } from '../../server/resources/species/routes.ts';
import { ApiError } from './api-error.ts';

type Transport = (path: string, init?: RequestInit) => Promise<Response>;

/** The network in the browser; the API in this process while the server renders. */
const transport = createIsomorphicFn()
  .server((): Transport => {
    const { fetchApi } = getGlobalStartContext() as unknown as { fetchApi: Transport };
    return fetchApi;
  })
  .client((): Transport => (path, init) => fetch(path, { ...init, credentials: 'include' }));

/** An answer, whose JSON is that of a success. */
interface Answer<Body> extends Response {
  json(): Promise<Body>;
}

type Success<Call> = Call extends { status: 200 | 201 | 202; output: infer Body } ? Body : never;

type Asked<Call> = Call extends { input: infer Input } ? Input : never;

type Calls<Methods> = {
  [Method in keyof Methods]: object extends Asked<Methods[Method]>
    ? (asked?: Asked<Methods[Method]>) => Promise<Answer<Success<Methods[Method]>>>
    : (asked: Asked<Methods[Method]>) => Promise<Answer<Success<Methods[Method]>>>;
};

type Branch<Path, Methods> = Path extends `/${infer Rest}`
  ? Branch<Rest, Methods>
  : Path extends `${infer Part}/${infer Rest}`
    ? { [Name in Part]: Branch<Rest, Methods> }
    : Path extends ''
      ? Calls<Methods>
      : { [Name in Path & string]: Calls<Methods> };

type All<Branches> = (Branches extends unknown ? (branch: Branches) => void : never) extends (
  branches: infer Together,
) => void
  ? Together
  : never;

/** The calls of a router, below the path on which `app.ts` mounts it. */
type Client<Routes extends (...services: never[]) => unknown> =
  ReturnType<Routes> extends OpenAPIHono<infer _Env, infer Schema, infer _Base>
    ? All<{ [Path in keyof Schema]: Branch<Path, Schema[Path]> }[keyof Schema]>
    : never;

/** A client of each feature: a type of the whole API at once takes the compiler half again as long. */
interface Clients {
  admin: Client<typeof adminRoutes> &
    Client<typeof securityRoutes> &
    Client<typeof outboxRoutes> &
    Client<typeof overviewRoutes> & {
      people: Client<typeof peopleRoutes>;
      mailings: Client<typeof mailingRoutes>;
      bin: Client<typeof binRoutes>;
      redirects: Client<typeof redirectRoutes>;
      links: Client<typeof linkRoutes>;
      'search-misses': Client<typeof searchMissRoutes>;
      'working-copies': Client<typeof workingCopyRoutes>;
    };
  articles: Client<typeof articleRoutes>;
  contact: Client<typeof contactRoutes>;
  data: Client<typeof openDataRoutes>;
  'dive-sites': Client<typeof diveSiteRoutes> &
    Client<typeof conditionRoutes> &
    Client<typeof windowRoutes> &
    Client<typeof alternativeRoutes> &
    Client<typeof sectionRoutes> &
    Client<typeof plateRoutes>;
  locations: Client<typeof locationRoutes>;
  media: Client<typeof mediaRoutes>;
  newsletter: Client<typeof newsletterRoutes>;
  outlook: Client<typeof outlookRoutes>;
  places: Client<typeof placeRoutes>;
  previews: Client<typeof previewRoutes>;
  products: Client<typeof productRoutes>;
  regions: Client<typeof regionRoutes>;
  reviews: Client<typeof reviewRoutes>;
  search: Client<typeof searchRoutes>;
  settings: Client<typeof settingRoutes>;
  species: Client<typeof speciesRoutes>;
}

export const api = hc('/api', {
  fetch: (path: RequestInfo | URL, init?: RequestInit) => transport()(String(path), init),
}) as unknown as Clients;

/** The JSON of a success. @throws ApiError for any other answer */
export async function read<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const response = await call;
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  return response.json();
}

/** A page of a list, whose answer names the next one in its Link header. @throws ApiError */
export async function readPage<Body>(call: Promise<Answer<Body>>) {
  const items = await read(call);
  const older = (await call).headers.get('Link')?.includes('rel="next"') ?? false;
  return { items, older };
}
