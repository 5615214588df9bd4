import type { Generated } from 'kysely';
import type { Flag, Id, Timestamp, Unchanging } from './column-types.ts';

export interface UsersTable {
  id: Id;
  username: string;
  /** Argon2id. */
  password: string;
  /** Argon2id of the ADMIN_PASSWORD that was last taken over; null before the first one. */
  configuredPassword: Generated<string | null>;
  /** Base32 secret of one-time codes, encrypted; null while they are off. */
  codeSecret: Generated<string | null>;
  /** Time step of the last code that was used: that one and earlier ones are void. */
  codeStep: Generated<number>;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hex. */
  tokenHash: string;
  createdAt: Unchanging<Timestamp>;
  expiresAt: Timestamp;
  /** When it ends however busy it is. */
  endsAt: Timestamp;
  usedAt: Timestamp;
  /** When the owner last proved that it is them. */
  freshAt: Timestamp;
  /** The User-Agent header of its sign-in. */
  device: string;
  /** Shortened address of its sign-in. */
  network: string;
  /** Whether it outlives quiet, which a passkey alone may ask for. */
  kept: Flag;
}

/** SHA-256 of the recovery codes that were not used yet, hex. */
export interface RecoveryCodesTable {
  codeHash: string;
}

export interface ApiTokensTable {
  id: Id;
  name: string;
  /** SHA-256, hex. */
  tokenHash: string;
  /** JSON list, e.g. ["articles:read"]. */
  scopes: string;
  createdAt: Unchanging<Timestamp>;
  endsAt: Timestamp;
  usedAt: Timestamp | null;
}

export interface WebhooksTable {
  id: Id;
  address: string;
  /** Signs what is sent: whsec_ and base64. */
  secret: string;
  /** JSON list of events. */
  events: string;
  createdAt: Unchanging<Timestamp>;
}

/** A call to a webhook, until it is answered and for some time after. */
export interface WebhookCallsTable {
  id: Id;
  webhookId: number;
  event: string;
  /** JSON, as it is sent. */
  body: string;
  attempts: Generated<number>;
  /** When it is sent next; null once it was answered well or given up. */
  dueAt: Timestamp | null;
  /** Of HTTP; null without an answer. */
  status: number | null;
  problem: string | null;
  createdAt: Unchanging<Timestamp>;
  answeredAt: Timestamp | null;
}

export interface PasskeysTable {
  /** Credential id, base64url. */
  id: string;
  name: string;
  /** COSE, base64url. */
  publicKey: string;
  /** Signatures that the authenticator counted; 0 where it counts none. */
  counter: number;
  createdAt: Unchanging<Timestamp>;
  usedAt: Timestamp | null;
}
