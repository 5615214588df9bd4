import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import type { SubscriberImportAnswer } from '../../../contract/newsletter/newsletter.ts';
import { newsletterConsent } from '../../../domain/consent/consent.ts';
import { toCsv } from '../../../domain/text/csv.ts';

const path = '/api/newsletter/subscribers/import';
const send = ({ admin }: TestApp, body: string, dryRun: boolean, type = 'text/csv') => {
  const headers = { 'Content-Type': type };
  return admin(`${path}/file?dryRun=${dryRun}`, { method: 'POST', body, headers });
};
const importFile = async (app: TestApp, csv: string, dryRun = false) => {
  const answer = await send(app, csv, dryRun);
  return { status: answer.status, ...((await answer.json()) as SubscriberImportAnswer) };
};
const refusal = async (app: TestApp, csv: string) => {
  const answer = await send(app, csv, true);
  return [answer.status, ((await answer.json()) as { error: string }).error];
};
const rows = ({ services }: TestApp) =>
  services.database.selectFrom('newsletters').selectAll().orderBy('email').execute();
const subscribe = ({ anonymous }: TestApp, email: string) =>
  anonymous('/api/newsletter/subscribe', {
    method: 'POST',
    body: { email },
    headers: { Referer: 'http://127.0.0.1:3000/contact?x=1' },
  });
const exported = async ({ admin }: TestApp) => {
  const answer = await admin('/api/newsletter/subscribers/export/csv');
  // `text()` would remove the byte order mark.
  const csv = Buffer.from(await answer.arrayBuffer()).toString();
  return { headers: answer.headers, csv };
};

onSqliteFirst('subscribers as CSV', (open) => {
  test('the export has subscribers with consent and status, safe for a spreadsheet', async () => {
    const app = await open();
    await subscribe(app, 'jo@example.com');
    await subscribe(app, '+tag@example.com');
    await app.services.database
      .updateTable('newsletters')
      .set({ subscribed: 0 })
      .where('email', '=', 'jo@example.com')
      .execute();
    const { headers, csv } = await exported(app);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe(
      'attachment; filename="subscribers-2026-11-21.csv"',
    );
    const time = '2026-11-21T00:00:00.000Z';
    const consent = `${time} on /contact: ${newsletterConsent}`;
    expect(csv).toBe(
      toCsv(
        ['email', 'subscribed', 'since', 'consent', 'status', 'tags', 'regions', 'pausedUntil'],
        [
          ['jo@example.com', false, time, consent, 'unsubscribed', '', '', ''],
          ['+tag@example.com', true, time, consent, 'active', '', '', ''],
        ],
      ),
    );
    expect(csv).toContain("'+tag@example.com,true");
  });

  test('an export imported into an empty site restores the list with consents, regions and pauses', async () => {
    const app = await open();
    await subscribe(app, '+tag@example.com');
    await subscribe(app, 'jo@example.com');
    const { database } = app.services;
    const pausedUntil = '2027-01-21T00:00:00.000Z';
    await database
      .updateTable('newsletters')
      .set({ regions: JSON.stringify(['sydney', 'ningaloo-exmouth']), pausedUntil })
      .where('email', '=', 'jo@example.com')
      .execute();
    const { csv } = await exported(app);
    expect(csv).toContain(`"sydney, ningaloo-exmouth",${pausedUntil}`);
    await database.deleteFrom('newsletters').execute();
    await database.deleteFrom('outbox').execute();
    expect((await importFile(app, csv)).counts.add).toBe(2);
    expect((await exported(app)).csv).toBe(csv);
    const [tag] = await rows(app);
    expect(tag).toMatchObject({ email: '+tag@example.com', consentPage: '/contact' });
    expect(new Set((await rows(app)).map(({ token }) => token)).size).toBe(2);
    // Imported people did not request a mail.
    expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await importFile(app, csv)).toMatchObject({ unchanged: 2, changes: [] });
  });

  test('an export imported into an empty site restores unconfirmed people and tags with commas', async () => {
    const app = await open();
    for (const name of ['ann', 'jo', 'sam']) await subscribe(app, `${name}@example.com`);
    const { database } = app.services;
    const change = (name: string) =>
      database.updateTable('newsletters').where('email', '=', `${name}@example.com`);
    const tags = '["Gear, used","reef \\"x\\"","wrecks"]';
    await change('ann').set({ subscribed: 0, awayAs: 'unconfirmed' }).execute();
    await change('jo').set({ tags }).execute();
    await change('sam').set({ subscribed: 0, awayAs: 'unsubscribed' }).execute();
    const { csv } = await exported(app);
    await database.deleteFrom('newsletters').execute();
    await importFile(app, csv);
    expect((await exported(app)).csv).toBe(csv);
    expect(await rows(app)).toMatchObject([
      ...[{ awayAs: 'unconfirmed', awayAt: null }, { tags }],
      { awayAs: 'unsubscribed', awayAt: null },
    ]);
  });

  test('a graver reason replaces the stored reason and the reason of an earlier line', async () => {
    const app = await open();
    for (const name of ['ann', 'jo', 'sam']) await subscribe(app, `${name}@example.com`);
    await importFile(
      app,
      'email,status\nann@example.com,unsubscribed\nsam@example.com,complained\n',
    );
    const graver = [
      ...['email,status', 'ann@example.com,cleaned', 'sam@example.com,unsubscribed'],
      ...['jo@example.com,unsubscribed', 'jo@example.com,complained'],
      ...['new@example.com,unconfirmed', 'new@example.com,unsubscribed'],
    ].join('\n');
    expect((await importFile(app, graver)).counts).toMatchObject({ unsubscribe: 2 });
    const states = (await rows(app)).map(({ email, awayAs }) => `${email.split('@')[0]} ${awayAs}`);
    expect(states).toEqual(['ann bounced', 'jo complained', 'new unsubscribed', 'sam complained']);
    expect((await importFile(app, graver)).counts).toMatchObject({ unsubscribe: 0 });
  });

  test('a dry run lists the changes and the rejected lines, and changes nothing', async () => {
    const app = await open();
    await subscribe(app, 'stays@example.com');
    await subscribe(app, 'leaves@example.com');
    await subscribe(app, 'left@example.com');
    await app.services.database
      .updateTable('newsletters')
      .set({ subscribed: 0 })
      .where('email', '=', 'left@example.com')
      .execute();
    const before = await rows(app);
    const csv = [
      'Email,Subscribed,Since,Consent',
      'new@Example.com,true,2026-10-04,At the boat show',
      'LEFT@example.com,true,,',
      'leaves@example.com,no,,',
      'stays@example.com,yes,,',
      'away@example.com,false,,',
      'bare@example.com,true',
      'no address,true,,',
      'a@example.com,perhaps,,',
      'b@example.com,true,4/10/2026,',
      'c@example.com,true,2027-01-01,',
      'd@example.com,true,2026-13-40,',
      'NEW@example.com,true,,',
      'e@example.com',
      'f@example.com,true,,At the show, on Sunday',
    ].join('\r\n');
    const dry = await importFile(app, csv, true);
    expect(dry).toEqual({
      status: 200,
      dryRun: true,
      columns: ['email', 'subscribed', 'since', 'consent'].map((name) => ({ name, use: name })),
      counts: {
        ...{ add: 2, 'add unsubscribed': 1, unsubscribe: 1, 'stays unsubscribed': 1 },
        suppressed: 0,
      },
      unchanged: 1,
      withoutConsent: 1,
      changes: [
        { line: 2, email: 'new@example.com', change: 'add' },
        { line: 3, email: 'LEFT@example.com', change: 'stays unsubscribed' },
        { line: 4, email: 'leaves@example.com', change: 'unsubscribe' },
        { line: 6, email: 'away@example.com', change: 'add unsubscribed' },
        { line: 7, email: 'bare@example.com', change: 'add' },
      ],
      rejected: [
        { line: 8, error: '“no address” is no email address' },
        { line: 9, error: 'subscribed must be true or false, and not “perhaps”' },
        { line: 10, error: 'since must be a date such as 2026-10-04, and not “4/10/2026”' },
        { line: 11, error: 'since lies in the future: 2027-01-01' },
        { line: 12, error: '“2026-13-40” is no date' },
        { line: 13, error: 'NEW@example.com stands on line 2 already' },
        { line: 14, error: 'subscribed is empty: write true or false' },
        { line: 15, error: 'The row has more cells than the first line has columns' },
      ],
    });
    expect(await rows(app)).toEqual(before);

    expect(await importFile(app, csv)).toEqual({ ...dry, dryRun: false });
    expect(await rows(app)).toMatchObject([
      { email: 'away@example.com', subscribed: 0 },
      { email: 'bare@example.com', subscribed: 1, consentWording: null },
      { email: 'leaves@example.com', subscribed: 0 },
      { email: 'left@example.com', subscribed: 0 },
      {
        email: 'new@example.com',
        subscribed: 1,
        createdAt: '2026-10-04T00:00:00.000Z',
        consentWording: 'At the boat show',
      },
      { email: 'stays@example.com', subscribed: 1 },
    ]);
    // The import deletes waiting mails to people whom the file unsubscribes.
    const mails = await app.services.database.selectFrom('outbox').select('recipient').execute();
    expect(mails.map((mail) => mail.recipient)).not.toContain('leaves@example.com');
  });

  test('a file that is not a list of subscribers is refused with the reason', async () => {
    const app = await open();
    expect(await refusal(app, '')).toEqual([400, 'The file is empty.']);
    expect(await refusal(app, 'name,phone\nJo,1')).toEqual([
      400,
      'The first line must name the columns, and one of them must be “email”',
    ]);
    expect(await refusal(app, 'email\n"jo@example.com')).toEqual([
      400,
      expect.stringMatching(/^Line \d: a quotation mark is missing/),
    ]);
    expect(await refusal(app, 'email\n'.padEnd(9_000_000, 'x'))).toEqual([
      413,
      'The file is too large: 8 MB at most. Split it, and import its parts one after the other.',
    ]);
  });

  test('10,000 lines are imported twice within ten seconds, the second time without a change', {
    tags: 'slow',
  }, async () => {
    const app = await open();
    const csv = toCsv(
      ['email', 'subscribed', 'since', 'consent'],
      Array.from({ length: 10_000 }, (_, index) => [
        `diver-${index}@example.com`,
        index % 10 > 0,
        '2026-10-04T00:00:00.000Z',
        `2026-10-04T00:00:00.000Z on /: ${newsletterConsent}`,
      ]),
    );
    const begin = performance.now();
    expect((await importFile(app, csv)).counts).toMatchObject({
      add: 9000,
      'add unsubscribed': 1000,
    });
    expect((await importFile(app, csv)).unchanged).toBe(10_000);
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect(await rows(app)).toHaveLength(10_000);
  });

  test('a small file may be sent as JSON, and other content types are refused', async () => {
    const app = await open();
    const csv = 'email,note\njo@example.com,"two\nlines"\n';
    const answer = await app.admin(path, { method: 'POST', body: { csv, dryRun: false } });
    expect(await answer.json()).toMatchObject({ counts: { add: 1 } });
    expect((await send(app, csv, true, 'text/plain')).status).toBe(415);
    expect((await app.admin(`${path}/file`, { method: 'POST' })).status).toBe(400);
    expect(await rows(app)).toHaveLength(1);
  });
});
