import { createRoute } from '@hono/zod-openapi';
import { success } from '../../../contract/common.ts';
import { sitemapUpdate } from '../../../contract/security.ts';
import {
  credentials,
  passkeyOptions,
  passkeySignIn,
  sessionState,
  signInWays,
} from '../../../contract/sign-in.ts';
import { audit, requestActor } from '../audit/audit-log.ts';
import { adminRoute, clearSessionCookie, currentSession } from '../auth/session.ts';
import { closeSession } from '../auth/session-store.ts';
import { createRouter, now, type Services } from '../http/context.ts';
import { unauthorized } from '../http/errors.ts';
import { errors, json, jsonBody } from '../http/openapi.ts';
import { attempts, countPasskeyAttempt, windowMinutes } from './limits.ts';
import { listPasskeys, passkeyHome, signInOptions, verifyPasskey } from './passkeys.ts';
import { checkCredentials, signIn } from './sign-in.ts';

const tags = ['Admin'];
const admin = adminRoute('Admin');

function signInRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/login',
        tags,
        summary: `Opens a session; ${attempts} failed attempts in ${windowMinutes} minutes block an address`,
        request: { body: jsonBody(credentials) },
        responses: { 200: json(sessionState), ...errors(400, 401, 403, 413, 415, 429) },
      }),
      async (context) => {
        const details = await checkCredentials(context, services, context.req.valid('json'));
        return context.json(await signIn(context, services, { details }), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/sign-in-ways',
        tags,
        summary: 'Whether a passkey can open the admin',
        responses: { 200: json(signInWays) },
      }),
      async (context) => {
        const passkeys = passkeyHome(services) ? await listPasskeys(services.database) : [];
        return context.json({ passkey: passkeys.length > 0 }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/login/passkey-options',
        tags,
        summary: 'What a browser needs to sign in with a passkey',
        responses: { 200: json(passkeyOptions), ...errors(400, 403, 429) },
      }),
      async (context) => {
        await countPasskeyAttempt(context, services);
        return context.json({ ...(await signInOptions(services)) }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/login/passkey',
        tags,
        summary: 'Opens a session with a passkey, for 30 days where it is kept',
        request: { body: jsonBody(passkeySignIn) },
        responses: { 200: json(sessionState), ...errors(400, 401, 403, 413, 415, 429) },
      }),
      async (context) => {
        await countPasskeyAttempt(context, services);
        const { response, keep } = context.req.valid('json');
        const name = await verifyPasskey(services, response);
        if (name === undefined) {
          const event = { resource: 'admin', ...requestActor(context) };
          await audit(services, { ...event, action: 'login_failure', details: 'Wrong passkey' });
          throw unauthorized(
            'That passkey does not open this site. Choose another one, or sign in with your password.',
          );
        }
        const details = `With the passkey “${name}”`;
        return context.json(await signIn(context, services, { details, keep }), 200);
      },
    );
}

export function adminRoutes(services: Services) {
  return signInRoutes(services)
    .openapi(
      createRoute({
        method: 'get',
        path: '/session',
        tags,
        summary: 'Tells whether the caller is signed in',
        responses: { 200: json(sessionState), ...errors(401) },
      }),
      (context) => {
        const { expiresAt } = currentSession(context);
        return context.json({ authenticated: true as const, expiresAt }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/logout',
        tags,
        summary: 'Ends the session',
        responses: { 200: json(success), ...errors(403) },
      }),
      async (context) => {
        const session = context.get('session');
        if (session) {
          await closeSession(services, session.tokenHash);
          const event = { resource: 'admin', ...requestActor(context) };
          await audit(services, { ...event, action: 'admin_logout' });
        }
        clearSessionCookie(context, services);
        return context.json({ success: true as const }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/update-sitemap',
        ...admin,
        summary: 'Makes the sitemap anew when it is next asked for',
        responses: { 200: json(sitemapUpdate), ...errors(401, 403) },
      }),
      async (context) => {
        // An empty write drops the cached sitemap on every instance.
        await services.content.write('articles', async () => {});
        const event = { resource: 'sitemap', ...requestActor(context) };
        await audit(services, { ...event, action: 'sitemap_updated' });
        return context.json({ success: true as const, timestamp: now(services) }, 200);
      },
    );
}
