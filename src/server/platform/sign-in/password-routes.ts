import { createRoute } from '@hono/zod-openapi';
import { success } from '../../../contract/common.ts';
import { passwordChange, signInMethods } from '../../../contract/sign-in.ts';
import { requestActor } from '../audit/audit-log.ts';
import { findAdmin, isAdminPassword, passwordFault, setAdminPassword } from '../auth/password.ts';
import { adminRoute, confirmedRoute } from '../auth/session.ts';
import { hashToken } from '../auth/session-store.ts';
import { createRouter, type Services } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { adminErrors, errors, json, jsonBody } from '../http/openapi.ts';
import { countRecoveryCodes } from './codes.ts';
import { countAttempt } from './limits.ts';
import { mailPasswordSet } from './notices.ts';
import { listPasskeys, passkeyHome } from './passkeys.ts';
import { signIn } from './sign-in.ts';

/** The password, and what else the owner signs in with. */
export function passwordRoutes(services: Services) {
  const { config, database } = services;
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/sign-in-methods',
        ...adminRoute('Admin'),
        summary: 'How the owner signs in',
        responses: { 200: json(signInMethods), ...errors(401) },
      }),
      async (context) => {
        const passkeys = await listPasskeys(database);
        return context.json(
          {
            codes: Boolean((await findAdmin(database))?.codeSecret),
            recoveryCodesLeft: await countRecoveryCodes(database),
            passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
              id: hashToken(id),
              name,
              createdAt,
              usedAt,
            })),
            passkeyHost: passkeyHome(services)?.host ?? null,
            isPasswordConfigured: config.adminPassword !== undefined,
          },
          200,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/password',
        ...confirmedRoute(services, 'Admin'),
        summary: 'Changes the password and ends all other sessions',
        request: { body: jsonBody(passwordChange) },
        responses: { 200: json(success), ...adminErrors, ...errors(429) },
      }),
      async (context) => {
        const { current, next } = context.req.valid('json');
        const takeBack = await countAttempt(context, services);
        if (!(await isAdminPassword(database, current))) {
          const reason = 'That is not your password of now.';
          throw invalid(reason, { current: [reason] });
        }
        await takeBack();
        const fault =
          next === current
            ? 'That is your password of now. Choose another one.'
            : await passwordFault(next);
        if (fault) throw invalid(fault, { next: [fault] });
        const actor = requestActor(context);
        await setAdminPassword(database, next, { actor });
        await mailPasswordSet(services, actor);
        await signIn(context, services, { details: 'With a new password' });
        return context.json({ success: true as const }, 200);
      },
    );
}
