import { passwordChange, signInMethods } from '../../../contract/sign-in.ts';
import { findAdmin, isAdminPassword, passwordFault, setAdminPassword } from '../auth/password.ts';
import { adminRoute, confirmedRoute } from '../auth/session.ts';
import { hashToken } from '../auth/session-store.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { countRecoveryCodes } from './codes.ts';
import { countAttempt } from './limits.ts';
import { mailPasswordSet } from './notices.ts';
import { listPasskeys, passkeyHome } from './passkeys.ts';
import { signIn } from './sign-in.ts';

/** Routes of the password and the list of sign-in methods. */
export function passwordRoutes(services: Services) {
  const { config, database } = services;
  return new Endpoints(confirmedRoute(services, 'Admin'))
    .endpoint('get', '/sign-in-methods', {
      summary: 'The sign-in methods that the owner has set up',
      access: adminRoute('Admin'),
      answer: signInMethods,
      handle: async () => {
        const passkeys = await listPasskeys(database);
        return {
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
        };
      },
    })
    .endpoint('put', '/password', {
      summary: 'Changes the password and ends all other sessions',
      body: passwordChange,
      errors: [429],
      handle: async ({ body: { current, next }, actor, context }) => {
        const resetAttempts = await countAttempt(context, services);
        if (!(await isAdminPassword(database, current))) {
          const reason = 'That is not your current password.';
          throw invalid(reason, { current: [reason] });
        }
        await resetAttempts();
        const fault =
          next === current
            ? 'That is your current password. Choose another one.'
            : await passwordFault(next);
        if (fault) throw invalid(fault, { next: [fault] });
        await setAdminPassword(database, next, { actor });
        await mailPasswordSet(services, actor);
        await signIn(context, services, { details: 'With a new password' });
      },
    });
}
