import type { Transaction } from 'kysely';
import {
  codeSecret,
  codeSetup,
  factorAdded,
  hashParams,
  newPasskey,
  passkeyOptions,
  recoveryCodes,
} from '../../../contract/sign-in.ts';
import type { Actor } from '../audit/audit-log.ts';
import { encrypt } from '../auth/encryption.ts';
import { confirmedRoute, currentSession } from '../auth/session.ts';
import { hashToken } from '../auth/session-store.ts';
import type { Tables } from '../database/tables.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import { now, type Services } from '../http/context.ts';
import { invalid, notFound, rejectDuplicate } from '../http/errors.ts';
import { checkCode, countRecoveryCodes, newCodeSecret, renewRecoveryCodes } from './codes.ts';
import { noteSignInChange } from './notices.ts';
import { creationOptions, listPasskeys, verifyNewPasskey } from './passkeys.ts';
import { secondFactors } from './sign-in.ts';

type Change = Parameters<typeof noteSignInChange>[3];

/** Changes the sign-in methods, with an audit event and a mail. */
function changeMethods<Result>(
  services: Services,
  actor: Actor,
  change: Change,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return services.database.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    await noteSignInChange(services, transaction, actor, change);
    return result;
  });
}

/** Creates recovery codes for the first factor; null if recovery codes exist. */
async function firstRecoveryCodes(transaction: Transaction<Tables>) {
  const hasCodes = (await countRecoveryCodes(transaction)) > 0;
  return { recoveryCodes: hasCodes ? null : await renewRecoveryCodes(transaction) };
}

/** Deletes the recovery codes if no second factor is left. */
async function dropUselessCodes(transaction: Transaction<Tables>) {
  if (!(await secondFactors(transaction))) await transaction.deleteFrom('recoveryCodes').execute();
}

/** Routes of one-time codes and recovery codes. */
export function codeRoutes(services: Services) {
  return new Endpoints(confirmedRoute(services, 'Admin'))
    .endpoint('post', '/codes/secret', {
      summary:
        'A new secret for one-time codes, which is not in use until codes are turned on with it',
      answer: codeSecret,
      withoutErrors: [400, 413, 415],
      handle: () => newCodeSecret(),
    })
    .endpoint('put', '/codes', {
      summary: 'Turns one-time codes on, if the given code fits the secret',
      body: codeSetup,
      answer: factorAdded,
      handle: ({ body: { secret, code }, actor }) => {
        const checked = checkCode(services, secret, code.replace(/\s/g, ''));
        if ('fault' in checked) throw invalid(checked.fault, { code: [checked.fault] });
        const text = 'One-time codes were turned on.';
        const change: Change = { action: 'codes_turned_on', text };
        return changeMethods(services, actor, change, async (transaction) => {
          await transaction
            .updateTable('users')
            .set({ codeSecret: encrypt(services.config, secret), codeStep: checked.step })
            .execute();
          return firstRecoveryCodes(transaction);
        });
      },
    })
    .endpoint('delete', '/codes', {
      summary: 'Turns one-time codes off',
      withoutErrors: [400, 413, 415],
      handle: ({ actor }) => {
        const text = 'One-time codes were turned off.';
        const change: Change = { action: 'codes_turned_off', text };
        return changeMethods(services, actor, change, async (transaction) => {
          await transaction.updateTable('users').set({ codeSecret: null }).execute();
          await dropUselessCodes(transaction);
        });
      },
    })
    .endpoint('post', '/recovery-codes', {
      summary: 'Creates ten recovery codes, which replace all earlier ones',
      answer: recoveryCodes,
      withoutErrors: [413, 415],
      handle: async ({ actor }) => {
        if (!(await secondFactors(services.database))) {
          throw invalid('Set up one-time codes or a passkey first.');
        }
        const text = 'New recovery codes were made; the ones of before open nothing any more.';
        const change: Change = { action: 'recovery_codes_renewed', text };
        const codes = await changeMethods(services, actor, change, renewRecoveryCodes);
        return { recoveryCodes: codes };
      },
    });
}

export function passkeyRoutes(services: Services) {
  return new Endpoints(confirmedRoute(services, 'Admin'))
    .endpoint('post', '/passkeys/options', {
      summary: 'The options with which a browser creates a passkey',
      answer: passkeyOptions,
      withoutErrors: [413, 415],
      handle: async ({ context }) => ({
        ...(await creationOptions(services, currentSession(context).tokenHash)),
      }),
    })
    .endpoint('post', '/passkeys', {
      summary: 'Adds a passkey',
      body: newPasskey,
      answer: factorAdded,
      errors: [409],
      handle: async ({ body: { name, response }, actor, context }) => {
        const { tokenHash } = currentSession(context);
        const passkey = await verifyNewPasskey(services, tokenHash, response);
        const text = `The passkey “${name}” was added.`;
        const change: Change = { action: 'passkey_added', text, details: name };
        return rejectDuplicate('This passkey was added before.', () =>
          changeMethods(services, actor, change, async (transaction) => {
            await transaction
              .insertInto('passkeys')
              .values({ ...passkey, name, createdAt: now(services), usedAt: null })
              .execute();
            return firstRecoveryCodes(transaction);
          }),
        );
      },
    })
    .endpoint('delete', '/passkeys/{id}', {
      summary: 'Removes a passkey, which can then no longer sign in',
      params: hashParams,
      handle: async ({ params: { id }, actor }) => {
        const known = await listPasskeys(services.database);
        const passkey = known.find((one) => hashToken(one.id) === id);
        if (!passkey) throw notFound('That passkey was removed already.');
        const { name } = passkey;
        const text = `The passkey “${name}” was removed.`;
        const change: Change = { action: 'passkey_removed', text, details: name };
        await changeMethods(services, actor, change, async (transaction) => {
          await transaction.deleteFrom('passkeys').where('id', '=', passkey.id).execute();
          await dropUselessCodes(transaction);
        });
      },
    });
}
