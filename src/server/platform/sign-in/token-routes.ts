import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import { apiToken, createdToken, newToken } from '../../../contract/tokens.ts';
import { adminRoute, confirmedRoute } from '../auth/session.ts';
import { createToken, listTokens, revokeToken } from '../auth/tokens.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { noteSignInChange } from './notices.ts';

/** Routes that list, create and revoke API tokens. */
export function tokenRoutes(services: Services) {
  const { database, clock } = services;
  return new Endpoints(adminRoute('Admin'))
    .endpoint('get', '/tokens', {
      summary: 'The API tokens of programs, without their secrets',
      answer: z.array(apiToken),
      handle: () => listTokens(database),
    })
    .endpoint('post', '/tokens', {
      summary: 'Creates a token for a program; only this answer contains it',
      access: confirmedRoute(services, 'Admin'),
      body: newToken,
      answer: createdToken,
      status: 201,
      handle: ({ body: wanted, actor }) =>
        database.transaction().execute(async (transaction) => {
          const created = await createToken({ database: transaction, clock }, wanted);
          const { name, scopes } = created.entry;
          await noteSignInChange(services, transaction, actor, {
            action: 'token_created',
            text: `The token “${name}” was made, which may do this: ${scopes.join(', ')}.`,
            details: `${name}: ${scopes.join(', ')}`,
          });
          return created;
        }),
    })
    .endpoint('delete', '/tokens/{id}', {
      summary: 'Revokes a token at once',
      params: idParams,
      handle: ({ params, actor }) =>
        database.transaction().execute(async (transaction) => {
          const name = await revokeToken(transaction, params.id);
          if (name === undefined) throw notFound('That token was revoked already.');
          await noteSignInChange(services, transaction, actor, {
            action: 'token_revoked',
            text: `The token “${name}” was revoked.`,
            details: name,
          });
        }),
    });
}
