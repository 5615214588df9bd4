import { sitemapUpdate } from '../../../contract/security.ts';
import {
  credentials,
  passkeyOptions,
  passkeySignIn,
  sessionState,
  signInWays,
} from '../../../contract/sign-in.ts';
import { audit } from '../audit/audit-log.ts';
import { adminRoute, clearSessionCookie, currentSession } from '../auth/session.ts';
import { closeSession } from '../auth/session-store.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import { now, type Services } from '../http/context.ts';
import { unauthorized } from '../http/errors.ts';
import { attempts, countPasskeyAttempt, windowMinutes } from './limits.ts';
import { listPasskeys, passkeyHome, signInOptions, verifyPasskey } from './passkeys.ts';
import { checkCredentials, signIn } from './sign-in.ts';

function signInRoutes(services: Services) {
  return new Endpoints({ tags: ['Admin'] })
    .endpoint('post', '/login', {
      summary: `Opens a session; ${attempts} failed attempts in ${windowMinutes} minutes block a network or a known device`,
      body: credentials,
      answer: sessionState,
      errors: [401, 403, 413, 415, 429],
      handle: async ({ body, context }) => {
        const details = await checkCredentials(context, services, body);
        return await signIn(context, services, { details });
      },
    })
    .endpoint('get', '/sign-in-ways', {
      summary: 'Whether a passkey can open the admin',
      answer: signInWays,
      handle: async () => {
        const passkeys = passkeyHome(services) ? await listPasskeys(services.database) : [];
        return { passkey: passkeys.length > 0 };
      },
    })
    .endpoint('post', '/login/passkey-options', {
      summary: 'The options with which a browser signs in with a passkey',
      answer: passkeyOptions,
      errors: [400, 403, 429],
      handle: async ({ context }) => {
        await countPasskeyAttempt(context, services);
        return { ...(await signInOptions(services)) };
      },
    })
    .endpoint('post', '/login/passkey', {
      summary: 'Opens a session with a passkey, for 30 days if `keep` is true',
      body: passkeySignIn,
      answer: sessionState,
      errors: [401, 403, 413, 415, 429],
      handle: async ({ body: { response, keep }, actor, context }) => {
        await countPasskeyAttempt(context, services);
        const name = await verifyPasskey(services, response);
        if (name === undefined) {
          const event = { resource: 'admin', ...actor };
          await audit(services, { ...event, action: 'login_failure', details: 'Wrong passkey' });
          throw unauthorized(
            'That passkey does not open this site. Choose another one, or sign in with your password.',
          );
        }
        const details = `With the passkey “${name}”`;
        return await signIn(context, services, { details, keep });
      },
    });
}

export function adminRoutes(services: Services) {
  return signInRoutes(services)
    .endpoint('get', '/session', {
      summary: 'Tells whether the caller is signed in',
      answer: sessionState,
      errors: [401],
      handle: ({ context }) => {
        const { expiresAt } = currentSession(context);
        return { authenticated: true as const, expiresAt };
      },
    })
    .endpoint('post', '/logout', {
      summary: 'Ends the session',
      errors: [403],
      handle: async ({ actor, context }) => {
        const session = context.get('session');
        if (session) {
          await closeSession(services, session.tokenHash);
          await audit(services, { ...actor, action: 'admin_logout', resource: 'admin' });
        }
        clearSessionCookie(context, services);
      },
    })
    .endpoint('post', '/update-sitemap', {
      summary: 'Evicts the cached sitemap, so that the next request for it creates a new one',
      access: adminRoute('Admin'),
      answer: sitemapUpdate,
      withoutErrors: [400, 413, 415],
      handle: async ({ actor }) => {
        // An empty write evicts the cached sitemap on every instance.
        await services.content.write('articles', async () => {});
        await audit(services, { ...actor, action: 'sitemap_updated', resource: 'sitemap' });
        return { success: true as const, timestamp: now(services) };
      },
    });
}
