import { createRoute } from '@hono/zod-openapi';
import { success } from '../../../contract/common.ts';
import { credentials, sessionState, sitemapUpdate } from '../../../contract/security.ts';
import { countText } from '../../../domain/text/count-text.ts';
import { audit, requestActor } from '../audit/audit-log.ts';
import { clientNetwork } from '../http/client-address.ts';
import { createRouter, now, type Services } from '../http/context.ts';
import { tooMany, unauthorized } from '../http/errors.ts';
import { errors, json, jsonBody } from '../http/openapi.ts';
import { countRequest, resetCounts } from '../http/rate-limit.ts';
import { isAdminPassword } from './password.ts';
import {
  adminRoute,
  clearSessionCookie,
  closeSession,
  openSession,
  sessionToken,
  setSessionCookie,
  signInFirst,
} from './session.ts';

const attempts = 5;
const windowMinutes = 15;
/** Blocked attempts per window in the audit log: a flood must not fill the disk. */
const maxBlockedEvents = 100;
const tags = ['Admin'];
const admin = adminRoute('Admin');

export function adminRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/login',
        tags,
        summary: 'Opens a session; 5 failed attempts in 15 minutes block an address',
        request: { body: jsonBody(credentials) },
        responses: { 200: json(sessionState), ...errors(400, 401, 403, 413, 415, 429) },
      }),
      async (context) => {
        const event = { resource: 'admin', ...requestActor(context) };
        const key = `login:${clientNetwork(context.get('address'))}`;
        // Counted before the password is verified, so that parallel attempts can't exceed the limit.
        const use = await countRequest(services, key, windowMinutes);
        if (use.count > attempts) {
          if (use.count <= attempts + maxBlockedEvents) {
            await audit(services, { ...event, action: 'login_blocked' });
          }
          const minutes = Math.max(1, Math.ceil(use.secondsLeft / 60));
          throw tooMany(
            `Too many login attempts. Try again in ${countText(minutes, 'minute')}.`,
            use.secondsLeft,
          );
        }
        if (!(await isAdminPassword(services.database, context.req.valid('json').password))) {
          await audit(services, { ...event, action: 'login_failure', details: 'Wrong password' });
          throw unauthorized('Invalid password');
        }
        await resetCounts(services, key);
        const former = sessionToken(context, services);
        if (former) await closeSession(services, former);
        const { token, expiresAt } = await openSession(services);
        setSessionCookie(context, services, token);
        await audit(services, { ...event, action: 'login_success' });
        return context.json({ authenticated: true as const, expiresAt }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/session',
        tags,
        summary: 'Tells whether the caller is signed in',
        responses: { 200: json(sessionState), ...errors(401) },
      }),
      (context) => {
        const expiresAt = context.get('sessionExpiresAt');
        if (!expiresAt) throw signInFirst(context);
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
        const token = sessionToken(context, services);
        if (token && context.get('isAdmin')) {
          await closeSession(services, token);
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
