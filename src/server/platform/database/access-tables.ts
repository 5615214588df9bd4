import type { Generated } from 'kysely';
import type { Flag, Id, Timestamp, Unchanging } from './column-types.ts';

export interface AccessTables {
  users: {
    id: Id;
    username: string;
    /** Argon2id hash. */
    password: string;
    /** Argon2id hash of the ADMIN_PASSWORD that was last applied; null if none was. */
    configuredPassword: Generated<string | null>;
    /** Base32 secret of one-time codes, encrypted; null while they are off. */
    codeSecret: Generated<string | null>;
    /** Time step of the last used code; codes of this and earlier steps are void. */
    codeStep: Generated<number>;
  };

  sessions: {
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: string;
    createdAt: Unchanging<Timestamp>;
    expiresAt: Timestamp;
    /** End of the session, however active it is. */
    endsAt: Timestamp;
    usedAt: Timestamp;
    /** Time of the owner's last confirmation of identity. */
    freshAt: Timestamp;
    /** The User-Agent header at sign-in. */
    device: string;
    /** Shortened address at sign-in. */
    network: string;
    /** Whether the session survives inactivity, which only a sign-in by passkey may request. */
    kept: Flag;
  };

  /** SHA-256 of the unused recovery codes, hex. */
  recoveryCodes: {
    codeHash: string;
  };

  apiTokens: {
    id: Id;
    name: string;
    /** SHA-256 of the token, hex. */
    tokenHash: string;
    /** JSON list, e.g. ["articles:read"]. */
    scopes: string;
    createdAt: Unchanging<Timestamp>;
    endsAt: Timestamp;
    usedAt: Timestamp | null;
  };

  webhooks: {
    id: Id;
    address: string;
    /** Key that signs calls: whsec_ and base64. */
    secret: string;
    /** JSON list of events. */
    events: string;
    createdAt: Unchanging<Timestamp>;
  };

  /** A call to a webhook, stored until its answer and for some time after. */
  webhookCalls: {
    id: Id;
    webhookId: number;
    event: string;
    /** JSON body of the request. */
    body: string;
    attempts: Generated<number>;
    /** Time of the next attempt; null after success or the last failure. */
    dueAt: Timestamp | null;
    /** HTTP status; null without an answer. */
    status: number | null;
    problem: string | null;
    createdAt: Unchanging<Timestamp>;
    answeredAt: Timestamp | null;
  };

  passkeys: {
    /** Credential id, base64url. */
    id: string;
    name: string;
    /** COSE, base64url. */
    publicKey: string;
    /** The authenticator's signature counter; 0 if it has none. */
    counter: number;
    createdAt: Unchanging<Timestamp>;
    usedAt: Timestamp | null;
  };
}
