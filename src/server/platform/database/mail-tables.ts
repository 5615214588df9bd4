import type { Generated } from 'kysely';
import type { Flag, Id, Timestamp, Unchanging } from './column-types.ts';

export interface NewslettersTable {
  id: Id;
  email: string;
  subscribed: Flag;
  /** The text, place and time of the person's consent; null where an import had none. */
  consentAt: Timestamp | null;
  consentPage: string | null;
  consentWording: string | null;
  consentAddressHash: string | null;
  /** Random part of the one-click unsubscribe address. */
  token: string;
  /** Of who gets no mails: `unconfirmed`, `unsubscribed`, `bounced` or `complained`, why and since when. */
  awayAs: Generated<string | null>;
  awayWhy: Generated<string | null>;
  awayAt: Generated<Timestamp | null>;
  /** JSON of a list. */
  tags: Generated<string>;
  /** JSON of what an import said of the person, by its columns. */
  fields: Generated<string | null>;
  /** Mails in a row that came back and might have arrived another day, when the last did, and of which mailing it was. */
  softBounces: Generated<number>;
  softBouncedAt: Generated<Timestamp | null>;
  softBouncedMailing: Generated<number | null>;
  createdAt: Unchanging<Timestamp>;
}

export interface ContactsTable {
  id: Id;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** new, read, answered or spam. */
  status: string;
  createdAt: Unchanging<Timestamp>;
}

export interface OutboxTable {
  id: Id;
  /** Which message this is, e.g. welcome or contact. */
  kind: string;
  recipient: string;
  /** JSON of the message: subject, text, html, headers. Of a mailing: subject, token. */
  message: string;
  /** The mailing that has its text; null for a mail to one person. */
  mailingId: Generated<number | null>;
  /** waiting, sending, sent or failed. */
  status: string;
  attempts: number;
  nextAttemptAt: Timestamp;
  lastError: string | null;
  /** 1 once a crash cut its sending off: it is sent again once and no more. */
  interrupted: Generated<Flag>;
  /** The first attempt of these three days; null before it, and after a Retry. */
  tryingSince: Timestamp | null;
  createdAt: Unchanging<Timestamp>;
  sentAt: Timestamp | null;
}

/** One email to everybody who is subscribed when it begins; each recipient has a row of the outbox. */
export interface MailingsTable {
  id: Id;
  /** Random; stands in text and html for the token of each subscriber. */
  key: string;
  resource: string;
  recordId: number;
  /** Counts the mailings of a record, from 1. */
  round: number;
  subject: string;
  preview: Generated<string>;
  /** Empty for the site's name. */
  fromName: Generated<string>;
  /** JSON of the conditions that recipients fulfil. */
  segment: Generated<string>;
  /** Empty until it begins. */
  text: string;
  html: string;
  recipients: number;
  /** When it begins; null where at once, or with its post. */
  sendAt: Generated<Timestamp | null>;
  /** 1: begins when its post goes public. */
  withPost: Generated<Flag>;
  /** When its recipients entered the outbox. */
  begunAt: Generated<Timestamp | null>;
  pausedAt: Generated<Timestamp | null>;
  /** Why it did not begin. */
  problem: Generated<string | null>;
  /** Of the mails that the outbox no longer holds. */
  oldSent: Generated<number>;
  oldFailed: Generated<number>;
  /** Mails that came back after a mail server had taken them, that were reported as unwanted, and whose readers left. */
  bounced: Generated<number>;
  complained: Generated<number>;
  unsubscribed: Generated<number>;
  stoppedAt: Timestamp | null;
  createdAt: Unchanging<Timestamp>;
}
