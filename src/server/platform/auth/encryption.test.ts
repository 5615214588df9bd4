import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-encryption-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const encryptionKey = 'k'.repeat(32);

test('the key file decrypts its secrets even if ENCRYPTION_KEY is set, but not the secrets of ENCRYPTION_KEY', () => {
  const byFile = encrypt({ dataDir, encryptionKey: undefined }, 'SECRET');
  expect(encrypt({ dataDir, encryptionKey: undefined }, 'SECRET'), 'salted').not.toBe(byFile);
  expect(decrypt({ dataDir, encryptionKey }, byFile)).toBe('SECRET');
  const bySetting = encrypt({ dataDir, encryptionKey }, 'SECRET');
  expect(decrypt({ dataDir: join(dataDir, 'other'), encryptionKey }, bySetting)).toBe('SECRET');
  expect(decrypt({ dataDir, encryptionKey: undefined }, bySetting)).toBeUndefined();
});

test('a secret that was changed in the database is refused', () => {
  const stored = encrypt({ dataDir, encryptionKey }, 'SECRET');
  const at = stored.length - 5;
  const changed = stored.slice(0, at) + (stored[at] === 'A' ? 'B' : 'A') + stored.slice(at + 1);
  expect(decrypt({ dataDir, encryptionKey }, changed)).toBeUndefined();
  expect(decrypt({ dataDir, encryptionKey }, stored)).toBe('SECRET');
});
