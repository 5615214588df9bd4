import { createVerify } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Services } from '../../platform/http/context.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { createMinuteQuota } from '../../platform/http/rate-limit.ts';
import { publicWeb, requestPublic } from '../../platform/outbound/public-request.ts';

/** Fetches a text from Amazon; tests answer with their own certificate. */
export type FetchText = (url: URL) => Promise<string>;

const timeoutMs = 10_000;
const fetchesPerMinute = 10;

const snsMessage = z.object({
  Type: z.string(),
  MessageId: z.string().max(200),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.url(),
  Subject: z.string().nullish(),
  SubscribeURL: z.url().optional(),
  Token: z.string().optional(),
});

export type SnsMessage = z.infer<typeof snsMessage>;

/** Fields that Amazon signs, in the order of the signed text. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  other: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

export function signedText(message: SnsMessage): string {
  const names = signedFields[message.Type === 'Notification' ? 'Notification' : 'other'];
  return names
    .filter((name) => message[name] !== undefined && message[name] !== null)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
}

const isAmazon = (url: URL) =>
  url.protocol === 'https:' &&
  url.port === '' &&
  /^sns\.[a-z0-9-]{3,30}\.amazonaws\.com(\.cn)?$/.test(url.hostname);

export function fetchFromAmazon(services: Services): FetchText {
  const isWithinQuota = createMinuteQuota('amazon', fetchesPerMinute);
  return async (url) => {
    if (!(await isWithinQuota(services)))
      throw new Error('Too many requests to Amazon in a minute');
    const answer = await requestPublic('GET', url, {
      ...publicWeb,
      userAgent: `Bottom Time (+${services.config.siteUrl})`,
      accept: '*/*',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.statusCode !== 200) {
      answer.destroy();
      throw new Error(`Amazon answered with ${answer.statusCode}`);
    }
    return text(answer);
  };
}

/** Checks that messages come from Amazon and belong to the owner's topic. */
export function createSnsReader(fetchText: FetchText) {
  const certificates = new LRUCache<string, string>({ max: 8 });

  async function certificate(address: string) {
    const url = new URL(address);
    if (!isAmazon(url) || !url.pathname.endsWith('.pem')) throw forbidden('Wrong signature');
    const known = certificates.get(url.href);
    if (known) return known;
    const fetched = await fetchText(url);
    certificates.set(url.href, fetched);
    return fetched;
  }

  return {
    /** @throws 403 if the message is not signed by Amazon, or is of another topic */
    async read(body: string, topic: string): Promise<SnsMessage> {
      const { data: message } = snsMessage.safeParse(parseJson(body));
      if (!message || !topic || message.TopicArn !== topic) throw forbidden('Wrong topic');
      const check = createVerify(message.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1');
      check.update(signedText(message));
      const key = await certificate(message.SigningCertURL);
      if (!check.verify(key, message.Signature, 'base64')) throw forbidden('Wrong signature');
      return message;
    },
    /** Confirms to Amazon that this site subscribes to the topic. */
    async confirm({ SubscribeURL }: SnsMessage) {
      const url = SubscribeURL ? new URL(SubscribeURL) : undefined;
      if (url && isAmazon(url)) await fetchText(url);
    },
  };
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
