import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../platform/auth/secrets.ts';
import { forbidden, invalid } from '../../platform/http/errors.ts';
import { signBody } from '../../platform/webhooks/worker.ts';
import { refusalKind } from '../../resources/newsletter/refusals.ts';
import type { MailReport } from '../../resources/newsletter/returns.ts';
import { parseJson } from './sns.ts';

export interface SignedCall {
  body: string;
  header: (name: string) => string | undefined;
  at: Date;
  secret: string;
}

interface ReadCall {
  /** The ID of the event, to detect repeated calls. */
  id: string;
  /** Undefined for an event that changes nothing. */
  report: MailReport | undefined;
}

/** @throws 403 if a signed time, in seconds, is too far from now */
function checkTime(seconds: string, at: Date, maxMinutes: number) {
  const minutes = Math.abs(at.getTime() / 1000 - Number(seconds)) / 60;
  if (!/^\d{1,12}$/.test(seconds) || minutes > maxMinutes) throw forbidden('Wrong time');
}

/** @throws 400 */
function parse<T extends z.ZodType>(schema: T, body: string): z.output<T> {
  const { data } = schema.safeParse(parseJson(body));
  if (data === undefined) throw invalid('The body is not an event of this service.');
  return data;
}

/** A report on a refused mail; undefined if the server refused the sender. */
function refused(said: string, status: string, about: string): MailReport | undefined {
  const kind = refusalKind(said, status);
  return kind === 'policy' ? undefined : { kind, why: said || status, about };
}

const generic = z.object({
  event: z.enum(['bounced', 'delayed', 'complained']),
  mail: z.string().max(200),
  why: z.string().max(1000).default(''),
});

const genericKinds = { bounced: 'hard', delayed: 'soft', complained: 'complaint' } as const;

/** Reads a call signed as in Standard Webhooks, at most five minutes ago. */
function readGeneric({ body, header, at, secret }: SignedCall): ReadCall {
  const [id = '', time = ''] = [header('webhook-id'), header('webhook-timestamp')];
  const given = header('webhook-signature') ?? '';
  const right = signBody(secret, id, time, body);
  if (!id || !given.split(' ').some((one) => isSameSecret(one, right))) {
    throw forbidden('Wrong signature');
  }
  checkTime(time, at, 5);
  const { event, mail, why } = parse(generic, body);
  const kind = genericKinds[event];
  return { id, report: { kind, why: why || `The mail service says: ${event}`, about: mail } };
}

const mailgun = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().optional(),
    'delivery-status': z
      .object({
        code: z.union([z.number(), z.string()]).optional(),
        message: z.string().optional(),
        description: z.string().nullish(),
        'enhanced-code': z.string().nullish(),
      })
      .optional(),
  }),
});

/** Maximum age of a call; Mailgun retries for eight hours. */
const mailgunMinutes = 12 * 60;

function readMailgun({ body, at, secret }: SignedCall): ReadCall {
  const { signature: signed, 'event-data': data } = parse(mailgun, body);
  const text = signed.timestamp + signed.token;
  const right = createHmac('sha256', secret).update(text).digest('hex');
  if (!isSameSecret(signed.signature, right)) throw forbidden('Wrong signature');
  checkTime(signed.timestamp, at, mailgunMinutes);
  const {
    message,
    description,
    code = '',
    'enhanced-code': status,
  } = data['delivery-status'] ?? {};
  const said = [code, message || description].filter(Boolean).join(' ');
  const why = 'Reported as unwanted (Mailgun)';
  if (data.event === 'complained') {
    return { id: signed.token, report: { kind: 'complaint', why, about: body } };
  }
  // Mailgun itself retries after a temporary failure.
  const isOver = data.event === 'failed' && data.severity === 'permanent';
  return { id: signed.token, report: isOver ? refused(said, status ?? '', body) : undefined };
}

const postmark = z.object({
  RecordType: z.string(),
  ID: z.union([z.number(), z.string()]).optional(),
  Type: z.string().optional(),
  Description: z.string().optional(),
  Details: z.string().optional(),
});

const postmarkHard = ['HardBounce', 'BadEmailAddress', 'AddressChange', 'ManuallyDeactivated'];
const postmarkSoft = ['SoftBounce', 'Transient', 'DnsError', 'Undeliverable'];

/** Reads a Postmark call, which has the secret as password instead of a signature. */
function readPostmark({ body, header, secret }: SignedCall): ReadCall {
  const [, given = ''] = /^Basic +(\S+)$/i.exec(header('authorization') ?? '') ?? [];
  const password = Buffer.from(given, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  if (!isSameSecret(password, secret)) throw forbidden('Wrong password');
  const { RecordType, ID, Type = '', Description, Details } = parse(postmark, body);
  const id = `${RecordType}:${ID ?? createHash('sha256').update(body).digest('hex')}`;
  const why = [Description, Details].filter(Boolean).join(' ') || Type;
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') {
    return { id, report: { kind: 'complaint', why, about: body } };
  }
  const isSoft = postmarkSoft.includes(Type);
  if (RecordType !== 'Bounce' || !(isSoft || postmarkHard.includes(Type))) {
    return { id, report: undefined };
  }
  return { id, report: { kind: isSoft ? 'soft' : 'hard', why, about: body } };
}

const ses = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z
    .object({
      bounceType: z.string(),
      bounceSubType: z.string().optional(),
      bouncedRecipients: z
        .array(z.object({ status: z.string().optional(), diagnosticCode: z.string().optional() }))
        .default([]),
    })
    .optional(),
  complaint: z.object({ complaintFeedbackType: z.string().nullish() }).optional(),
});

/** Reads a message of the topic to which SES reports bounces and complaints. */
export function readSes(message: string): MailReport | undefined {
  const { notificationType, eventType, bounce, complaint } = parse(ses, message);
  const type = notificationType ?? eventType;
  if (type === 'Complaint') {
    const kind = complaint?.complaintFeedbackType ?? 'unwanted';
    // “not-spam” reports that a mail was wrongly marked as spam.
    if (kind === 'not-spam') return undefined;
    return { kind: 'complaint', why: `Reported as ${kind} (Amazon SES)`, about: message };
  }
  if (type !== 'Bounce' || !bounce) return undefined;
  const [recipient] = bounce.bouncedRecipients;
  const subject = [bounce.bounceType, bounce.bounceSubType].filter(Boolean).join(', ');
  const said = recipient?.diagnosticCode?.replace(/^smtp; */, '') || subject;
  if (bounce.bounceType !== 'Permanent') return { kind: 'soft', why: said, about: message };
  return refused(said, recipient?.status ?? '', message);
}

export const signedServices = {
  generic: readGeneric,
  mailgun: readMailgun,
  postmark: readPostmark,
};
