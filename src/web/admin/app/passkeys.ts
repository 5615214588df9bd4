import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Loads the passkey library on first use. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Asks the device for a new passkey. */
export async function makePasskey(options: object) {
  const { startRegistration } = await webAuthn();
  const made = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  });
  return { ...made, response: { ...made.response } };
}

/** Asks the device for the passkey of this site. */
export async function askPasskey(options: object) {
  const { startAuthentication } = await webAuthn();
  const asked = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  });
  return { ...asked, response: { ...asked.response } };
}

const faults: Record<string, string> = {
  NotAllowedError: 'No passkey was used: the question was closed, or took too long.',
  InvalidStateError: 'This device holds a passkey for this site already.',
  SecurityError: 'Passkeys work at the address of the site alone, over https.',
};

/** Explains why the device returned no passkey; undefined for any other error. */
export const passkeyFault = (error: unknown): string | undefined =>
  error instanceof Error ? faults[error.name] : undefined;
