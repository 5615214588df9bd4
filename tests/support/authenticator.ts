import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  challenge: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const isPresent = 0x01;
const isVerified = 0x04;
const holdsKey = 0x40;

/** A passkey in memory, which signs like a phone. @param host of the passkey */
export function createAuthenticator(host: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  function authenticatorData(flags: number, key: Buffer = Buffer.alloc(0)) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter++, 1);
    return Buffer.concat([sha256(host), head, key]);
  }

  const clientData = (type: string, { challenge }: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') };
  const typed = { type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id: named.id,
    /** The response to a request for a new passkey. */
    create(options: Options, origin: string) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const key = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        Buffer.from(isoCBOR.encode(cose)),
      ]);
      const authData = authenticatorData(isPresent | isVerified | holdsKey, key);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...named,
        ...typed,
        response: {
          clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString(
            'base64url',
          ),
        },
      };
    },
    /** The response to a sign-in request. @param flags lack `isVerified` for an unverified user */
    get(options: Options, origin: string, flags = isPresent | isVerified) {
      const client = clientData('webauthn.get', options, origin);
      const data = authenticatorData(flags);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        ...typed,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
