import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Name of the key file in DATA_DIR; backups and copies leave it out. */
export const keyFileName = 'encryption.key';

type KeyConfig = Pick<Config, 'dataDir' | 'encryptionKey'>;

const keyFile = ({ dataDir }: KeyConfig) => join(dataDir, keyFileName);

function readKeyFile(config: KeyConfig): string | undefined {
  try {
    return readFileSync(keyFile(config), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeKeyFile(config: KeyConfig): string {
  const key = randomBytes(32).toString('base64url');
  mkdirSync(config.dataDir, { recursive: true });
  writeFileSync(keyFile(config), key, { flag: 'wx', mode: 0o600 });
  return key;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const prefix = `${cipher}:`;

const derivedKey = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, '', 'bottom-time secrets', 32));

/** Encrypts a secret with ENCRYPTION_KEY, or else with the key in DATA_DIR, which it creates if missing. */
export function encrypt(config: KeyConfig, secret: string): string {
  const key = config.encryptionKey ?? readKeyFile(config) ?? makeKeyFile(config);
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, derivedKey(key), iv);
  const text = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  return prefix + Buffer.concat([iv, encryption.getAuthTag(), text]).toString('base64url');
}

function decryptWith(key: string, stored: Buffer): string | undefined {
  const decryption = createDecipheriv(cipher, derivedKey(key), stored.subarray(0, ivBytes));
  decryption.setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = stored.subarray(ivBytes + tagBytes);
    return Buffer.concat([decryption.update(text), decryption.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Decrypts a secret; an old, unencrypted secret is returned as stored. @returns undefined if no key fits */
export function decrypt(config: KeyConfig, stored: string): string | undefined {
  if (!stored.startsWith(prefix)) return stored;
  const content = Buffer.from(stored.slice(prefix.length), 'base64url');
  for (const key of [config.encryptionKey, readKeyFile(config)]) {
    const secret = key && decryptWith(key, content);
    if (secret) return secret;
  }
  return undefined;
}
