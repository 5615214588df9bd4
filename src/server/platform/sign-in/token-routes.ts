import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idParams, success } from '../../../contract/common.ts';
import { apiToken, createdToken, newToken } from '../../../contract/tokens.ts';
import { requestActor } from '../audit/audit-log.ts';
import { adminRoute, confirmedRoute } from '../auth/session.ts';
import { createToken, listTokens, revokeToken } from '../auth/tokens.ts';
import { createRouter, type Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { adminErrors, errors, json, jsonBody } from '../http/openapi.ts';
import { noteSignInChange } from './notices.ts';

/** Tokens of programs: their list, new ones, and their end. */
export function tokenRoutes(services: Services) {
  const { database, clock } = services;
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/tokens',
        ...adminRoute('Admin'),
        summary: 'Tokens of programs, without what opens',
        responses: { 200: json(z.array(apiToken)), ...errors(401) },
      }),
      async (context) => context.json(await listTokens(database), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/tokens',
        ...confirmedRoute(services, 'Admin'),
        summary: 'Makes a token for a program, shown this once',
        request: { body: jsonBody(newToken) },
        responses: { 201: json(createdToken), ...adminErrors },
      }),
      async (context) => {
        const wanted = context.req.valid('json');
        const created = await database.transaction().execute(async (transaction) => {
          const created = await createToken({ database: transaction, clock }, wanted);
          const { name, scopes } = created.entry;
          await noteSignInChange(services, transaction, requestActor(context), {
            action: 'token_created',
            text: `The token “${name}” was made, which may do this: ${scopes.join(', ')}.`,
            details: `${name}: ${scopes.join(', ')}`,
          });
          return created;
        });
        return context.json(created, 201);
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/tokens/{id}',
        ...adminRoute('Admin'),
        summary: 'Revokes a token at once',
        request: { params: idParams },
        responses: { 200: json(success), ...adminErrors, ...errors(404) },
      }),
      async (context) => {
        await database.transaction().execute(async (transaction) => {
          const name = await revokeToken(transaction, context.req.valid('param').id);
          if (name === undefined) throw notFound('That token was revoked already.');
          await noteSignInChange(services, transaction, requestActor(context), {
            action: 'token_revoked',
            text: `The token “${name}” was revoked.`,
            details: name,
          });
        });
        return context.json({ success: true as const }, 200);
      },
    );
}
