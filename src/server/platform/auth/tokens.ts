import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import { scopeFor } from '../../../contract/tokens.ts';
import { localDay } from '../../../domain/dates/site-time.ts';
import type { Row, Tables } from '../database/tables.ts';
import { type AppEnv, after, now, type Services } from '../http/context.ts';
import { forbidden, unauthorized } from '../http/errors.ts';
import { mayHaveToken } from '../http/session-cookie.ts';
import { site } from '../site-content/site-content.ts';
import { hashToken } from './session-store.ts';

type TokenServices = { database: Kysely<Tables> } & Pick<Services, 'clock'>;

const prefix = 'bt_';
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

const toToken = ({ scopes, tokenHash, ...row }: Row<'apiTokens'>) => ({
  ...row,
  scopes: JSON.parse(scopes) as string[],
});

/** Creates a token, of which the database stores only a hash. */
export async function createToken(
  services: TokenServices,
  { name, scopes, days }: { name: string; scopes: string[]; days: number },
) {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  const row = await services.database
    .insertInto('apiTokens')
    .values({
      name,
      tokenHash: hashToken(token),
      scopes: JSON.stringify([...new Set(scopes)].sort()),
      createdAt: now(services),
      endsAt: after(services, days * dayMs),
      usedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, entry: toToken(row) };
}

export const listTokens = async (database: Kysely<Tables>) =>
  (await database.selectFrom('apiTokens').selectAll().orderBy('id').execute()).map(toToken);

/** Deletes a token. @returns its name; undefined if there was none */
export async function revokeToken(database: Kysely<Tables>, id: number) {
  const row = await database
    .deleteFrom('apiTokens')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

async function findToken(services: TokenServices, token: string) {
  const row = await services.database
    .selectFrom('apiTokens')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) throw unauthorized('This token opens nothing: it was revoked, or never existed.');
  const time = services.clock().getTime();
  if (Date.parse(row.endsAt) <= time) {
    const day = localDay(new Date(row.endsAt), site.timeZone);
    throw unauthorized(`This token ended on ${day}. Make a new one.`);
  }
  if (time - (Date.parse(row.usedAt ?? '') || 0) >= minuteMs) {
    await services.database
      .updateTable('apiTokens')
      .set({ usedAt: now(services) })
      .where('id', '=', row.id)
      .execute();
  }
  return toToken(row);
}

/**
 * Restricts a caller with a token to the token's scopes; public routes outside these scopes are refused too. Such
 * a caller has no session, so routes that require a confirmation of identity stay closed.
 */
export function readToken(services: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    const header = context.req.header('Authorization');
    // The header may hold a proxy's password.
    if (!mayHaveToken(header)) return next();
    const token = /^Bearer +(\S{1,200})$/i.exec(header ?? '')?.[1];
    if (!token) throw unauthorized('Send the token as “Authorization: Bearer bt_…”.');
    const { name, scopes } = await findToken(services, token);
    const needed = scopeFor(method, path);
    if (!needed) throw forbidden('No token can do this: sign in to the admin.');
    if (!scopes.includes(needed)) {
      throw forbidden(`The token “${name}” may not do this: it takes ${needed}.`);
    }
    context.set('isAdmin', true);
    context.set('session', undefined);
    context.set('tokenName', name);
    return next();
  };
}
