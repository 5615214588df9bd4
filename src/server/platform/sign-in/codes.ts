import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { countText } from '../../../domain/text/format.ts';
import { decrypt, encrypt } from '../auth/encryption.ts';
import { findAdmin, username } from '../auth/password.ts';
import type { Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { site } from '../site-content/site-content.ts';

type CodeServices = Pick<Services, 'database' | 'clock' | 'config'>;

const periodSeconds = 30;
/** Accepted time steps before and after now, because a phone's clock may be 30 seconds off. */
const acceptedSteps = 1;
/** Time steps before and after now, five minutes, within which a code reveals a wrong clock. */
const recognisedSteps = 10;

const totp = (secret: string) =>
  new TOTP({
    issuer: site.name,
    label: username,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
  });

/** A new secret that is not in use yet, and the URI for its QR code, which an app scans. */
export function newCodeSecret() {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totp(secret).toString() };
}

type CodeCheck = { step: number } | { fault: string };

function clockFault(steps: number) {
  const minutes = Math.max(1, Math.round((Math.abs(steps) * periodSeconds) / 60));
  const direction = steps < 0 ? 'behind' : 'ahead of';
  return `That code is of another time: the clock of your app is about ${countText(minutes, 'minute')} ${direction} ours. Let your phone set its clock by the network, then enter a new code.`;
}

/** Compares a code with a secret at the site's time. @returns the code's step, or the reason for refusal */
export function checkCode(
  { clock }: Pick<Services, 'clock'>,
  secret: string,
  code: string,
): CodeCheck {
  const timestamp = clock().getTime();
  const steps = totp(secret).validate({ token: code, timestamp, window: recognisedSteps });
  if (steps === null) {
    return {
      fault: 'That code is not right. Codes change every 30 seconds: enter the one of now.',
    };
  }
  if (Math.abs(steps) > acceptedSteps) return { fault: clockFault(steps) };
  return { step: Math.floor(timestamp / 1000 / periodSeconds) + steps };
}

/** Accepts a one-time code once. @returns the reason for refusal; undefined for a correct code */
async function consumeOneTimeCode(services: CodeServices, secret: string, code: string) {
  const checked = checkCode(services, secret, code);
  if ('fault' in checked) return checked.fault;
  const { numUpdatedRows } = await services.database
    .updateTable('users')
    // The secret is encrypted again each time, which upgrades unencrypted secrets and applies a changed key.
    .set({ codeStep: checked.step, codeSecret: encrypt(services.config, secret) })
    .where('username', '=', username)
    .where('codeStep', '<', checked.step)
    .executeTakeFirst();
  return numUpdatedRows === 1n
    ? undefined
    : 'That code was used already. Wait for the next one: each works once.';
}

const recoveryCodeCount = 10;
/** The characters of recovery codes, without those that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const hashRecoveryCode = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

/** A code of sixteen characters, with 79 bits of entropy. */
function newRecoveryCode() {
  const text = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

/** Replaces all recovery codes. @returns the new codes, of which the database stores only hashes */
export async function renewRecoveryCodes(database: Kysely<Tables>): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await database.deleteFrom('recoveryCodes').execute();
  await database
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ codeHash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}

export async function countRecoveryCodes(database: Kysely<Tables>): Promise<number> {
  const { count } = await database
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const missingKey =
  'One-time codes can not be checked: this server lacks the key that they were stored with. Use a recovery code or a passkey, or run “npm run admin:password -- --remove-factors” on the server.';

/** Accepts a one-time code or a recovery code once. @returns its kind, or the reason for refusal */
export async function consumeCode(
  services: CodeServices,
  code: string,
): Promise<{ used: 'code' | 'recovery code' } | { fault: string }> {
  const typed = code.replace(/\s/g, '');
  const stored = (await findAdmin(services.database))?.codeSecret;
  if (stored && /^\d{6}$/.test(typed)) {
    const secret = decrypt(services.config, stored);
    if (!secret) return { fault: missingKey };
    const fault = await consumeOneTimeCode(services, secret, typed);
    return fault ? { fault } : { used: 'code' };
  }
  const { numDeletedRows } = await services.database
    .deleteFrom('recoveryCodes')
    .where('codeHash', '=', hashRecoveryCode(typed))
    .executeTakeFirst();
  if (numDeletedRows === 1n) return { used: 'recovery code' };
  return {
    fault: 'That is neither a code of your app nor a recovery code that is left.',
  };
}
