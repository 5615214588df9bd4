import type { Generated } from 'kysely';
import type { Flag, Id, Timestamp, Unchanging } from './column-types.ts';

export interface MailTables {
  newsletters: {
    id: Id;
    email: string;
    subscribed: Flag;
    /** The text, page and time of the person's consent; null if an import had none. */
    consentAt: Timestamp | null;
    consentPage: string | null;
    consentWording: string | null;
    consentAddressHash: string | null;
    /** Random part of the one-click unsubscribe address. */
    token: string;
    /** State of a subscriber who gets no mails (`unconfirmed`, `unsubscribed`, `bounced` or `complained`), its reason and time. */
    awayAs: Generated<string | null>;
    awayWhy: Generated<string | null>;
    awayAt: Generated<Timestamp | null>;
    /** JSON list. */
    tags: Generated<string>;
    /** JSON list of the slugs of regions where the subscriber dives. */
    regions: Generated<string>;
    /** Time before which the subscriber gets no newsletter. */
    pausedUntil: Generated<Timestamp | null>;
    /** JSON of the person's values in an import, by column. */
    fields: Generated<string | null>;
    /** Number of temporary bounces, each within 90 days of the one before; time and mailing of the last bounce. */
    softBounces: Generated<number>;
    softBouncedAt: Generated<Timestamp | null>;
    softBouncedMailing: Generated<number | null>;
    /** Time of the subscriber's last click in a mail; recorded only while the owner's setting is on. */
    clickedAt: Generated<Timestamp | null>;
    /** IDs of the mailings in which the subscriber clicked, as `,12,15,`. */
    clickedIn: Generated<string>;
    createdAt: Unchanging<Timestamp>;
  };

  /** The address of a deleted subscriber, which must get no mails. */
  suppressions: {
    addressHash: string;
    /** `unsubscribed`, `bounced` or `complained`. */
    reason: string;
    since: Timestamp;
  };

  contacts: {
    id: Id;
    name: string;
    email: string;
    subject: string;
    message: string;
    /** `new`, `read`, `answered` or `spam`. */
    status: string;
    createdAt: Unchanging<Timestamp>;
  };

  outbox: {
    id: Id;
    /** Kind of message, e.g. welcome or contact. */
    kind: string;
    recipient: string;
    /** JSON of the message: subject, text, html, headers; for a mailing: subject, token. */
    message: string;
    /** The mailing with the text; null for a mail to one person. */
    mailingId: Generated<number | null>;
    /** `waiting`, `sending`, `sent`, `failed` or `held` (since a restore). */
    status: string;
    attempts: number;
    nextAttemptAt: Timestamp;
    lastError: string | null;
    /** 1 after a crash interrupted the sending; the mail is retried once. */
    interrupted: Generated<Flag>;
    /** Time of the first attempt, from which retries run for three days; null before it and after a manual retry. */
    tryingSince: Timestamp | null;
    createdAt: Unchanging<Timestamp>;
    sentAt: Timestamp | null;
  };

  /** An email to many subscribers; when it begins, each recipient gets a row in the outbox. */
  mailings: {
    id: Id;
    /** Random placeholder in text and html for each subscriber's token. */
    key: string;
    resource: string;
    recordId: number;
    /** Number of this mailing among those of its record, from 1. */
    round: number;
    subject: string;
    preview: Generated<string>;
    /** Empty for the site's name. */
    fromName: Generated<string>;
    /** JSON of the conditions that select recipients. */
    segment: Generated<string>;
    /** Empty until the mailing begins. */
    text: string;
    html: string;
    recipients: number;
    /** Scheduled start; null if it begins at once or with its post. */
    sendAt: Generated<Timestamp | null>;
    /** 1 if it begins when its post is published. */
    withPost: Generated<Flag>;
    /** Time at which its recipients entered the outbox. */
    begunAt: Generated<Timestamp | null>;
    pausedAt: Generated<Timestamp | null>;
    /** Reason why the mailing did not begin. */
    problem: Generated<string | null>;
    /** Numbers of sent and failed mails that were deleted from the outbox. */
    oldSent: Generated<number>;
    oldFailed: Generated<number>;
    /** Counts of mails that bounced after acceptance, were reported as unwanted, or led to an unsubscription. */
    bounced: Generated<number>;
    complained: Generated<number>;
    unsubscribed: Generated<number>;
    stoppedAt: Timestamp | null;
    createdAt: Unchanging<Timestamp>;
  };

  /** A link in the mails of a mailing, with its number of clicks but not the people who clicked. */
  mailingLinks: {
    mailingId: number;
    /** Counts the links of a mailing, from 1. */
    number: number;
    address: string;
    clicks: Generated<number>;
  };
}
