import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import type { Subscriber } from '../../../contract/newsletter/newsletter.ts';
import { PublicError } from '../../platform/http/errors.ts';
import { signBody } from '../../platform/webhooks/worker.ts';
import { mailId, noMailing } from '../../resources/newsletter/mail-ids.ts';
import { readSes } from './services.ts';
import { createSnsReader, type SnsMessage, signedText } from './sns.ts';

const groupPath = '/api/settings/41';
const topic = 'arn:aws:sns:ap-southeast-2:123456789012:bounces';

async function setUp(app: TestApp, service: string, secret: string | null = null) {
  const values = { service, topic: service === 'ses' ? topic : '' };
  expect((await app.admin(groupPath, { method: 'PATCH', body: { values } })).status).toBe(200);
  const path = '/api/admin/returned-mail/secret';
  const answer = await app.admin(path, { method: 'PUT', body: { secret } });
  return ((await answer.json()) as { made: string | null }).made ?? secret ?? '';
}

async function subscribe({ anonymous, services }: TestApp, name = 'jo') {
  const email = `${name}@example.com`;
  await anonymous('/api/newsletter/subscribe', { method: 'POST', body: { email } });
  const row = await services.database
    .selectFrom('newsletters')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { row, id: (mailing = noMailing) => mailId(mailing, row) };
}

const states = async ({ admin }: TestApp) => {
  const list = (await (await admin('/api/newsletter/subscribers')).json()) as Subscriber[];
  return list.map(({ state, stateWhy }) => [state, stateWhy]);
};

const active = ['active', null];

onSqliteFirst('calls of mail services', (open) => {
  const generic = (app: TestApp, secret: string, event: object, changed: object = {}) => {
    const body = JSON.stringify(event);
    const time = String(app.services.clock().getTime() / 1000);
    const headers = {
      ...{ 'webhook-id': 'e1', 'webhook-timestamp': time },
      ...{ 'webhook-signature': signBody(secret, 'e1', time, body), ...changed },
    };
    return app.anonymous('/api/mail-events/generic', { method: 'POST', body, headers });
  };

  test('mark a bounced subscriber, and are refused without a valid signature and time', async () => {
    const app = await open();
    const { id } = await subscribe(app);
    const event = { event: 'bounced', mail: id(), why: '550 No such mailbox' };
    expect((await generic(app, 'whsec_AAAA', event)).status).toBe(404);
    const secret = await setUp(app, 'generic');
    expect(secret).toMatch(/^whsec_/);
    expect((await generic(app, 'whsec_AAAA', event)).status).toBe(403);
    const old = { 'webhook-timestamp': '1700000000' };
    expect((await generic(app, secret, event, old)).status).toBe(403);
    expect(await states(app)).toEqual([active]);
    expect((await generic(app, secret, event)).status).toBe(200);
    expect(await states(app)).toEqual([['bounced', '550 No such mailbox']]);
    const setup = await (await app.admin('/api/admin/returned-mail')).text();
    expect(setup).toBe('{"hasPassword":false,"hasSecret":true}');
  });

  test('count once when they are repeated, and are refused when they are old', async () => {
    const app = await open();
    const { id } = await subscribe(app);
    const secret = await setUp(app, 'generic');
    for (let time = 0; time < 7; time++) {
      const event = { event: 'delayed', mail: id(time + 1), why: 'Mailbox full' };
      expect((await generic(app, secret, event)).status).toBe(200);
    }
    expect(await states(app)).toEqual([active]);
    const time = String(app.services.clock().getTime() / 1000);
    const event = { event: 'complained', mail: id() };
    const signature = signBody(secret, 'e2', time, JSON.stringify(event));
    app.passMinutes(6);
    const headers = { 'webhook-id': 'e2', 'webhook-timestamp': time };
    const late = { ...headers, 'webhook-signature': signature };
    expect((await generic(app, secret, event, late)).status).toBe(403);
  });

  test('mark a subscriber as bounced after soft bounces of five mails', async () => {
    const app = await open();
    const { id } = await subscribe(app);
    const secret = await setUp(app, 'mailgun', 'key-1');
    const call = (mailing: number, token: string, code: number, severity = 'permanent') => {
      const timestamp = String(app.services.clock().getTime() / 1000);
      const signature = createHmac('sha256', secret)
        .update(timestamp + token)
        .digest('hex');
      const body = {
        signature: { timestamp, token, signature },
        'event-data': {
          ...{ event: 'failed', severity },
          'delivery-status': { code, message: 'Mailbox full', 'enhanced-code': '4.2.2' },
          message: { headers: { 'message-id': `${id(mailing)}@dive.internal` } },
        },
      };
      return app.anonymous('/api/mail-events/mailgun', { method: 'POST', body });
    };
    expect((await call(1, 'temporary', 452, 'temporary')).status).toBe(200);
    for (const mailing of [1, 2, 3, 4]) {
      expect((await call(mailing, `t${mailing}`, 452)).status).toBe(200);
      expect((await call(mailing, `again${mailing}`, 452)).status).toBe(200);
    }
    expect(await states(app)).toEqual([active]);
    await call(5, 't5', 452);
    expect(await states(app)).toEqual([
      [
        'bounced',
        '5 mails came back, each within 90 days of the one before. The last one: 452 Mailbox full',
      ],
    ]);
  });

  test('are refused without the password if they are from Postmark', async () => {
    const app = await open();
    const { id } = await subscribe(app);
    const secret = await setUp(app, 'postmark', 'p'.repeat(20));
    const body = { RecordType: 'SpamComplaint', ID: 7, Metadata: { 'mail-id': id() } };
    const call = (password: string) =>
      app.anonymous('/api/mail-events/postmark', {
        ...{ method: 'POST', body },
        headers: { Authorization: `Basic ${Buffer.from(`site:${password}`).toString('base64')}` },
      });
    expect((await call('wrong')).status).toBe(403);
    expect(await states(app)).toEqual([active]);
    expect((await call(secret)).status).toBe(200);
    expect((await states(app))[0]?.[0]).toBe('complained');
    const answer = await app.anonymous('/api/newsletter/subscribe', {
      ...{ method: 'POST', body: { email: 'jo@example.com' } },
    });
    expect(answer.status).toBe(409);
  });

  test('mark nobody for a forged mail ID, or for the ID of an address corrected since', async () => {
    const app = await open();
    const { row, id } = await subscribe(app);
    await subscribe(app, 'ann');
    const secret = await setUp(app, 'generic');
    const another = id().replace(/\.\d+\./, `.${row.id + 1}.`);
    for (const mail of [another, `0${id()}`]) {
      expect((await generic(app, secret, { event: 'complained', mail })).status).toBe(200);
    }
    await app.admin(`/api/newsletter/subscribers/${row.id}`, {
      ...{ method: 'PATCH', body: { email: 'joanna@example.com' } },
    });
    app.passMinutes(30 * 60);
    expect((await generic(app, secret, { event: 'bounced', mail: id() })).status).toBe(200);
    expect(await states(app)).toEqual([active, active]);
  });

  test('are refused beyond 16 kB, or beyond 64 kB if they are from Amazon', async () => {
    const app = await open();
    await setUp(app, 'generic');
    const post = (service: string, bytes: number) =>
      app.anonymous(`/api/mail-events/${service}`, {
        ...{ method: 'POST', body: { text: 'x'.repeat(bytes) } },
      });
    expect((await post('generic', 17_000)).status).toBe(413);
    expect((await post('ses', 17_000)).status).toBe(404);
    expect((await post('ses', 70_000)).status).toBe(413);
  });

  test('are refused without Amazon’s signature, even with the right topic', async () => {
    const app = await open();
    await setUp(app, 'ses');
    const body = JSON.stringify({
      ...{ Type: 'Notification', MessageId: 'm1', TopicArn: topic, Message: '{}' },
      ...{ Timestamp: '2026-11-21T00:00:00.000Z', SignatureVersion: '2', Signature: 'AAAA' },
      SigningCertURL: 'https://sns.ap-southeast-2.amazonaws.com.evil.example/a.pem',
    });
    const headers = { 'Content-Type': 'text/plain; charset=UTF-8' };
    const call = { method: 'POST', body, headers };
    expect((await app.anonymous('/api/mail-events/ses', call)).status).toBe(403);
    expect((await app.anonymous('/api/mail-events/generic', call)).status).toBe(415);
  });
});

test.each([
  [{ notificationType: 'Bounce', bounce: { bounceType: 'Permanent' } }, 'hard'],
  [
    { eventType: 'Bounce', bounce: { bounceType: 'Transient', bounceSubType: 'MailboxFull' } },
    'soft',
  ],
  [{ notificationType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } }, 'complaint'],
  [{ notificationType: 'Complaint', complaint: { complaintFeedbackType: 'not-spam' } }, undefined],
  [{ eventType: 'Delivery' }, undefined],
])('the message %j of SES is read as %s', (message, kind) => {
  expect(readSes(JSON.stringify(message))?.kind).toBe(kind);
});

test('an SNS message is verified with Amazon’s certificate, and confirmed only at Amazon', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asked: string[] = [];
  const sns = createSnsReader(async (url) => {
    asked.push(url.href);
    return publicKey.export({ type: 'spki', format: 'pem' }).toString();
  });
  const message: SnsMessage = {
    ...{ Type: 'SubscriptionConfirmation', MessageId: 'm1', TopicArn: topic, Message: 'Hello' },
    ...{ Timestamp: '2026-11-21T00:00:00.000Z', SignatureVersion: '2', Signature: '' },
    SigningCertURL: 'https://sns.ap-southeast-2.amazonaws.com/SimpleNotificationService-1.pem',
    ...{ SubscribeURL: 'https://evil.example/confirm', Token: 't' },
  };
  const sign = (changed: Partial<SnsMessage> = {}) => {
    const whole = { ...message, ...changed };
    const signer = createSign(whole.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1');
    signer.update(signedText(whole));
    return { ...whole, Signature: signer.sign(privateKey, 'base64') };
  };
  const read = (one: SnsMessage) => sns.read(JSON.stringify(one), topic);
  await sns.confirm(await read(sign()));
  await read(sign({ SignatureVersion: '1', Type: 'Notification' }));
  expect(asked).toEqual([message.SigningCertURL]);
  const SubscribeURL = 'https://sns.ap-southeast-2.amazonaws.com/?Action=ConfirmSubscription';
  await sns.confirm(await read(sign({ SubscribeURL })));
  expect(asked).toEqual([message.SigningCertURL, SubscribeURL]);
  await expect(read({ ...sign(), Message: 'Other' })).rejects.toThrow(PublicError);
  await expect(read(sign({ TopicArn: `${topic}2` }))).rejects.toThrow('Wrong topic');
  const elsewhere = { SigningCertURL: 'https://s3.amazonaws.com/evil.pem' };
  await expect(read(sign(elsewhere))).rejects.toThrow('Wrong signature');
});
