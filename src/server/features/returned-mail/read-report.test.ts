import { expect, test } from 'vitest';
import {
  feedbackReport,
  otherMails,
  statusNotification,
} from '../../../../tests/support/returned-mails.ts';
import { readReport } from './read-report.ts';

const id = '12.345.0123456789abcdef01234567';
const headers = `Message-ID: <${id}@dive.internal>`;
const read = (mail: string) => readReport(Buffer.from(mail));

test('a report of a missing mailbox is a hard bounce with the text of its server', async () => {
  const report = await read(statusNotification({ headers }));
  expect(report).toMatchObject({
    kind: 'hard',
    why: '550 5.1.1 <jo@example.com>: Recipient address rejected: User unknown',
    about: expect.stringContaining(id),
  });
});

test.each([
  ['5.2.2', '552 5.2.2 Mailbox full', 'soft'],
  ['4.4.7', 'Delivery time expired', 'soft'],
  ['5.0.0', '550 5.2.2 Over quota', 'soft'],
  ['5.0.0', 'X-Unknown; no reason given', 'hard'],
  ['5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'hard'],
  ['5.4.1', '550 5.4.1 No route', 'soft'],
])('%s “%s” is a %s bounce', async (status, said, kind) => {
  const report = await read(statusNotification({ headers, status, said }));
  expect(report?.kind).toBe(kind);
});

test.each([
  { status: '5.7.1', said: '550 5.7.1 Message blocked by policy' },
  { status: '4.4.1', action: 'delayed' as const, said: 'Connection timed out' },
  { status: '2.0.0', action: 'delivered' as const, said: '250 OK' },
])('a notification of %j is no bounce', async (returned) => {
  expect(await read(statusNotification({ headers, ...returned }))).toBeUndefined();
});

test('the mail ID is found in encoded headers, or in the return address without headers', async () => {
  const encoded = `Content-Transfer-Encoding: quoted-printable\n\nX-Mail-Id: 12.345.0123456789ab=\ncdef01234567`;
  const inHeaders = await read(
    statusNotification({ headers: '', as: 'text/rfc822-headers' }).replace(
      /(text\/rfc822-headers)\r\n\r\n/,
      (_, type) => `${type}\r\n${encoded.replaceAll('\n', '\r\n')}`,
    ),
  );
  expect(inHeaders?.about).toContain(id);
  const to = `bounces+${id}@dive.internal`;
  const inAddress = await read(statusNotification({ headers: '', as: 'none', to }));
  expect(inAddress).toMatchObject({ kind: 'hard', about: expect.stringContaining(id) });
});

test('a feedback report is a complaint, unless it says that the mail was wanted', async () => {
  expect(await read(feedbackReport(headers))).toMatchObject({
    ...{ kind: 'complaint', why: 'Reported as abuse (dive.internal)' },
    about: expect.stringContaining(id),
  });
  expect(await read(feedbackReport(headers, 'not-spam'))).toBeUndefined();
});

test.each(otherMails)('an ordinary reply is not a report', async (mail) => {
  expect(await read(mail)).toBeUndefined();
});

test('a malformed mail is not a report', async () => {
  expect(await read('')).toBeUndefined();
  expect(await read('\0\r\n\r\n--b1--'.repeat(100))).toBeUndefined();
});
