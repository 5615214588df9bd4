import { z } from 'zod';
import { timestamp } from './common.ts';

/** Error messages for which the admin's pages show a form. */
export const codeFirst = 'Enter the code from your app, or a recovery code.';
export const passkeyFirst =
  'This site also asks for your passkey. If you have lost it, enter a recovery code.';
export const confirmFirst = 'Please confirm that it is you: sign in once more.';

/** Role in the API document of calls that need a recent sign-in; no token can make them. */
export const confirmedRole = 'confirmed';

export const shortestPassword = 12;
export const passwordTooShort = `Use ${shortestPassword} characters or more.`;

const code = z.string().trim().max(100);

export const credentials = z
  .object({
    password: z.string().min(1, 'Password required').max(1000),
    code: code.optional().meta({
      description: 'A one-time or recovery code; needed once codes or a passkey are set up',
    }),
  })
  .meta({ id: 'Credentials' });

export const sessionState = z
  .object({ authenticated: z.literal(true), expiresAt: timestamp })
  .meta({ id: 'Session' });

export const signInWays = z
  .object({ passkey: z.boolean().meta({ description: 'Whether a passkey can open the admin' }) })
  .meta({ id: 'SignInWays' });

/** Options and responses of WebAuthn, exchanged between its library and the browser. */
const webAuthn = z.looseObject({});

export const passkeyOptions = webAuthn.meta({ id: 'PasskeyOptions' });

/** The response of an authenticator, checked by the library. */
const passkeyResponse = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8000) }),
});

export const passkeySignIn = z
  .object({ response: passkeyResponse, keep: z.boolean().default(false) })
  .meta({ id: 'PasskeySignIn' });

export const newPasskey = z
  .object({
    name: z.string().trim().min(1, 'Give the passkey a name.').max(60),
    response: passkeyResponse,
  })
  .meta({ id: 'NewPasskey' });

export const passwordChange = z
  .object({
    current: z.string().min(1, 'Enter your current password.').max(1000),
    next: z.string().min(shortestPassword, passwordTooShort).max(1000),
  })
  .meta({ id: 'PasswordChange' });

export const codeSecret = z
  .object({ secret: z.string(), uri: z.string() })
  .meta({ id: 'CodeSecret', description: 'A secret for an authenticator app, not yet in use' });

export type CodeSecret = z.infer<typeof codeSecret>;

export const codeSetup = z
  .object({
    secret: z.string().regex(/^[A-Z2-7]{32}$/, 'Begin again: the secret is not complete.'),
    code,
  })
  .meta({ id: 'CodeSetup' });

/** Recovery codes after a new factor; null if the earlier codes stay valid. */
export const factorAdded = z
  .object({ recoveryCodes: z.array(z.string()).nullable() })
  .meta({ id: 'FactorAdded', description: 'Recovery codes are shown only in this answer' });

export const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

export const signInMethods = z
  .object({
    codes: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: timestamp,
        usedAt: timestamp.nullable(),
      }),
    ),
    passkeyHost: z.string().nullable().meta({
      description: 'The host to which passkeys belong; null if the site’s address is an IP address',
    }),
    isPasswordConfigured: z.boolean().meta({ description: 'Whether ADMIN_PASSWORD is set' }),
  })
  .meta({ id: 'SignInMethods' });

export type SignInMethods = z.infer<typeof signInMethods>;

export const signedInSession = z
  .object({
    id: z.string(),
    device: z.string().meta({ example: 'Firefox on Windows' }),
    network: z.string().meta({ example: '203.0.113.0' }),
    since: timestamp,
    usedAt: timestamp,
    endsAt: timestamp,
    kept: z.boolean(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SignedInSession' });

export type SignedInSession = z.infer<typeof signedInSession>;

/**
 * Identifies a session or a passkey by a hash, because a secret must not appear in logged paths.
 */
export const hashParams = z.object({
  id: z.string().regex(/^[0-9a-f]{64}$/, 'An id has 64 digits and letters from a to f.'),
});

export const endedSessions = z.object({ ended: z.number().int() }).meta({ id: 'EndedSessions' });
