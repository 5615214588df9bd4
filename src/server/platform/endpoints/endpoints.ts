import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler, Schema } from 'hono';
import type { z } from 'zod';
import { success } from '../../../contract/common.ts';
import { requestActor } from '../audit/audit-log.ts';
import type { AppEnv } from '../http/context.ts';
import { validationHook } from '../http/errors.ts';
import { adminErrors, errors, json, jsonBody } from '../http/openapi.ts';

type Middleware = MiddlewareHandler<AppEnv> | readonly MiddlewareHandler<AppEnv>[];

/** Options common to several endpoints: `adminRoute`, `confirmedRoute`, or the tags of public endpoints. */
interface Access {
  tags?: string[];
  /** Present for endpoints that only the owner may call. */
  security?: Record<string, string[]>[];
  middleware?: Middleware;
}

type None = z.ZodNever;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The validated parts of a request, and its actor. */
interface Asked<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  actor: ReturnType<typeof requestActor>;
  context: Context<AppEnv>;
}

interface Endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Status extends number,
> {
  summary: string;
  description?: string;
  /** Replaces the router's access. */
  access?: Access;
  /** Replaces the middleware of `access`. */
  middleware?: Middleware;
  params?: Params;
  query?: Query;
  body?: Body;
  /** A body other than JSON, which the handler reads. */
  upload?: NonNullable<RouteConfig['request']>['body'];
  /** Schema of the answer; without it the endpoint answers `{success: true}`. */
  answer?: Answer;
  /** 200 by default. */
  status?: Status;
  /** The description of the answer in the API document. */
  meaning?: string;
  /** Errors in addition to those that the method, path and input imply. */
  errors?: Parameters<typeof errors>;
  withoutErrors?: (keyof ReturnType<typeof usualErrors>)[];
  /** Answers that `answer` and `errors` cannot describe. */
  responses?: RouteConfig['responses'];
  /** @returns the JSON to answer, or a whole response */
  handle: (
    asked: Asked<Params, Query, Body>,
  ) => [Answer] extends [None]
    ? unknown
    : z.output<Answer> | Response | Promise<z.output<Answer> | Response>;
}

type Input<Name extends string, Shape extends z.ZodType> = [Shape] extends [None]
  ? unknown
  : { [Key in Name]: z.input<Shape> };

/** Converts a path such as `/{id}` to Hono's `/:id`. */
type RoutingPath<Path extends string> = Path extends `${infer Start}{${infer Name}}${infer Rest}`
  ? `${Start}:${Name}${RoutingPath<Rest>}`
  : Path;

type Call<
  Name extends Method,
  Path extends string,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Status extends number,
> = {
  [Key in RoutingPath<Path>]: {
    [Key in `$${Name}`]: {
      input: Input<'param', Params> & Input<'query', Query> & Input<'json', Body>;
      output: [Answer] extends [None] ? z.output<typeof success> : z.output<Answer>;
      outputFormat: 'json';
      status: Status;
    };
  };
};

function usualErrors(method: Method, path: string, isAdmin: boolean, hasInput: boolean) {
  return {
    ...(hasInput && errors(400)),
    ...(isAdmin && errors(401)),
    ...(isAdmin && method !== 'get' && adminErrors),
    ...(path.includes('{') && errors(404)),
  };
}

/** Declares an endpoint outside a router, for use with several resources. */
export const endpoint = <
  Params extends z.ZodType = None,
  Query extends z.ZodType = None,
  Body extends z.ZodType = None,
  Answer extends z.ZodType = None,
  Status extends 200 | 201 | 202 = 200,
>(
  declared: Endpoint<Params, Query, Body, Answer, Status>,
) => declared;

/** A router of JSON endpoints, each declared once for validation, types, OpenAPI and the typed client. */
export class Endpoints<Calls extends Schema = Record<never, never>> extends OpenAPIHono<
  AppEnv,
  Calls
> {
  readonly #access: Access;

  constructor(access: Access) {
    super({ defaultHook: validationHook });
    this.#access = access;
  }

  endpoint<
    Name extends Method,
    Path extends string,
    Params extends z.ZodType = None,
    Query extends z.ZodType = None,
    Body extends z.ZodType = None,
    Answer extends z.ZodType = None,
    Status extends 200 | 201 | 202 = 200,
  >(
    method: Name,
    path: Path,
    declared: Endpoint<Params, Query, Body, Answer, Status>,
  ): Endpoints<Calls & Call<Name, Path, Params, Query, Body, Answer, Status>> {
    const { summary, description, access = this.#access, middleware } = declared;
    const { params, query, body, answer, status = 200, meaning, handle } = declared;
    const responses = {
      [status]: json(answer ?? success, meaning),
      ...usualErrors(method, path, Boolean(access.security), Boolean(params ?? query ?? body)),
      ...errors(...(declared.errors ?? [])),
      ...declared.responses,
    };
    for (const code of declared.withoutErrors ?? []) delete responses[code];
    const route = {
      ...access,
      ...(middleware && { middleware }),
      method,
      path,
      summary,
      ...(description && { description }),
      request: { params, query, body: body ? jsonBody(body) : declared.upload },
      responses,
    };
    this.openapi(route as unknown as RouteConfig, async (context: Context<AppEnv>) => {
      const valid = (part: string) => context.req.valid(part as never) as never;
      const answered = await handle({
        params: valid('param'),
        query: valid('query'),
        body: valid('json'),
        actor: requestActor(context),
        context,
      });
      if (answered instanceof Response) return answered;
      return context.json(answer ? answered : { success: true }, status);
    });
    return this as never;
  }
}
