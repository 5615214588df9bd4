import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { username } from '../auth/password.ts';
import { isSameSecret, sharedSecret } from '../auth/secrets.ts';
import { storageFailure } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import { type DatabaseReader, now, type Services } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { countRequest } from '../http/rate-limit.ts';
import { site } from '../site-content/site-content.ts';

type PasskeyServices = Pick<Services, 'config' | 'database' | 'clock'>;

/** The library is loaded at its first use, because most visits do not need it. */
const webAuthn = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256. The library's defaults include some that Node reports as experimental. */
const algorithms = [-8, -7, -257];

const challengeMinutes = 10;

/** The host and origin of passkeys; undefined if the site's address has no host name, which browsers require. */
export function passkeyHome({ config }: Pick<Services, 'config'>) {
  const url = new URL(config.siteUrl);
  // Browsers accept localhost, but no IP address.
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  return isNamed ? { host: url.hostname, origin: url.origin } : undefined;
}

function requireHome(services: Pick<Services, 'config'>) {
  const home = passkeyHome(services);
  if (!home) throw invalid('Passkeys need a site with a name: its address is a number.');
  return home;
}

/** Signs a challenge. @param purpose binds it to a sign-in, or to the session that adds a passkey */
async function sign(services: DatabaseReader, purpose: string, payload: string) {
  const secret = await sharedSecret(services, 'passkeys');
  return createHmac('sha256', secret).update(`${purpose}.${payload}`).digest('base64url');
}

/** A signed challenge with its expiry, which needs no storage until it is used. */
async function newChallenge(services: PasskeyServices, purpose: string): Promise<string> {
  const ends = services.clock().getTime() + challengeMinutes * 60_000;
  const payload = `${ends}.${randomBytes(24).toString('base64url')}`;
  return `${payload}.${await sign(services, purpose, payload)}`;
}

/** Accepts a challenge once. @returns whether it has a valid signature, is unexpired and was unused */
async function takeChallenge(services: PasskeyServices, purpose: string, encoded: string) {
  const challenge = Buffer.from(encoded, 'base64url').toString();
  const [, payload = '', ends, given = ''] = /^((\d+)\.[\w-]+)\.([\w-]+)$/.exec(challenge) ?? [];
  if (!isSameSecret(given, await sign(services, purpose, payload))) return false;
  if (Number(ends) < services.clock().getTime()) return false;
  return (await countRequest(services, `challenge:${payload}`, challengeMinutes)).count === 1;
}

export const listPasskeys = (database: Kysely<Tables>) =>
  database.selectFrom('passkeys').selectAll().orderBy('createdAt').execute();

/** Options for a browser to create a passkey. @throws 400 if the site's address has no host name */
export async function creationOptions(services: PasskeyServices, sessionId: string) {
  const { host } = requireHome(services);
  const known = await listPasskeys(services.database);
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: host,
    userName: username,
    userID: new TextEncoder().encode(username),
    userDisplayName: site.name,
    challenge: await newChallenge(services, `add ${sessionId}`),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Rethrows failures of the database; any other error of the library means an invalid passkey. */
function refuseUnlessStorage(error: unknown) {
  if (storageFailure(error)) throw error;
  return undefined;
}

const refused = (what: string) =>
  invalid(`${what} Please begin again, on a page of this site, with a passkey that belongs to it.`);

/** Verifies a browser's new passkey. @throws 400 with a message */
export async function verifyNewPasskey(
  services: PasskeyServices,
  sessionId: string,
  response: unknown,
) {
  const { host, origin } = requireHome(services);
  const { verifyRegistrationResponse } = await webAuthn();
  const verification = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(services, `add ${sessionId}`, challenge),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuseUnlessStorage);
  if (!verification?.verified) throw refused('That passkey could not be added.');
  const { id, publicKey, counter } = verification.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** Options for a browser to sign in, without the ids of passkeys, which strangers must not learn. */
export async function signInOptions(services: PasskeyServices) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: requireHome(services).host,
    challenge: await newChallenge(services, 'sign in'),
    userVerification: 'required',
  });
}

/** Verifies a signature. @returns the name of the passkey; undefined if it is not accepted */
export async function verifyPasskey(
  services: PasskeyServices,
  response: { id: string },
): Promise<string | undefined> {
  const { host, origin } = requireHome(services);
  const { database } = services;
  const passkey = await database
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (!passkey) return undefined;
  const { id, counter, publicKey, name } = passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verification = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(services, 'sign in', challenge),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
    requireUserVerification: true,
  }).catch(refuseUnlessStorage);
  if (!verification?.verified) return undefined;
  await database
    .updateTable('passkeys')
    .set({ counter: verification.authenticationInfo.newCounter, usedAt: now(services) })
    .where('id', '=', id)
    .execute();
  return name;
}
