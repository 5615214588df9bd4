import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import type { SubscriberImportAnswer } from '../../../contract/newsletter/newsletter.ts';

const importFile = async ({ admin }: TestApp, lines: string[], dryRun = false) => {
  const body = { csv: lines.join('\n'), dryRun };
  const answer = await admin('/api/newsletter/subscribers/import', { method: 'POST', body });
  return {
    status: answer.status,
    ...((await answer.json()) as SubscriberImportAnswer & { error: string }),
  };
};
/** Lists for each address whether it is subscribed, and since when. */
const list = async ({ services }: TestApp) => {
  const rows = await services.database
    .selectFrom('newsletters')
    .selectAll()
    .orderBy('email')
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.email.split('@')[0], [row.subscribed === 1, row.createdAt]]),
  );
};
const columnNames = ({ columns }: SubscriberImportAnswer, use: string) =>
  columns.filter((column) => column.use === use).map(({ name }) => name);

const today = '2026-11-21T00:00:00.000Z';
const refused = (column: string) =>
  `The column “${column}” may say who left, and we can’t read it. Rename it to “subscribed” with true or false in each row, or remove it if it says something else.`;

onSqliteFirst('imported subscribers', (open) => {
  test('an import from Ghost stores unsubscribed and deleted people and the dates of sign-ups', async () => {
    const app = await open();
    const file = [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      '1,stays@example.com,Jo,,true,false,,2024-03-05T10:00:00.000Z,,divers,free',
      '2,left@example.com,Ann,,false,false,,2023-01-02T03:04:05.000Z,,,free',
      '3,deleted@example.com,,,true,false,,2022-01-01T00:00:00.000Z,2024-06-01T00:00:00.000Z,,free',
      '4,unclear@example.com,,,,false,,2022-01-01T00:00:00.000Z,,,free',
    ];
    const dry = await importFile(app, file, true);
    expect(await list(app)).toEqual({});
    expect(dry.counts).toMatchObject({ add: 1, 'add unsubscribed': 2 });
    expect(dry.rejected).toEqual([
      { line: 5, error: 'subscribed_to_emails is empty: write true or false' },
    ]);
    expect(columnNames(dry, 'ignored')).toEqual(
      'id complimentary_plan stripe_customer_id tiers'.split(' '),
    );
    expect(columnNames(dry, 'field')).toEqual(['name', 'note']);
    expect(columnNames(dry, 'tags')).toEqual(['labels']);
    expect(columnNames(dry, 'unknown')).toEqual([]);
    await importFile(app, file);
    expect(await list(app)).toEqual({
      stays: [true, '2024-03-05T10:00:00.000Z'],
      left: [false, '2023-01-02T03:04:05.000Z'],
      deleted: [false, '2022-01-01T00:00:00.000Z'],
    });
  });

  test('the import distinguishes Mailchimp’s subscribed, unsubscribed and cleaned contacts', async () => {
    const app = await open();
    const rest =
      'MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION';
    const end = 'LAST_CHANGED,LEID,EUID,NOTES,TAGS';
    const row = (email: string, extra = '', optIn = '2024-03-05 10:00:00') =>
      `${email},Jo,2,${optIn},,2024-03-05 10:01:00,127.0.0.1,,,,,,,,${extra}2024-03-06 00:00:00,1,a,,`;
    const subscribed = await importFile(app, [
      `Email Address,First Name,${rest},${end}`,
      row('stays@example.com'),
      row('leaves@example.com', '', ''),
    ]);
    expect(columnNames(subscribed, 'unknown')).toEqual([]);
    expect(subscribed.counts).toMatchObject({ add: 2 });
    const unsubscribed = [
      `Email Address,First Name,${rest},UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,${end}`,
      row('leaves@example.com', '2024-05-01 09:00:00,May,1,NORMAL,,'),
      row('gone@example.com', ',,,NORMAL,,', '5/03/2024 10:00'),
      row('blank@example.com', ',,,,,'),
    ];
    const dry = await importFile(app, unsubscribed, true);
    expect(dry.counts).toMatchObject({ add: 0, 'add unsubscribed': 1, unsubscribe: 1 });
    expect(dry.rejected).toEqual([
      { line: 4, error: 'unsub_time is empty: the file does not say whether they left' },
    ]);
    await importFile(app, unsubscribed);
    await importFile(app, [
      `Email Address,First Name,${rest},CLEAN_TIME,${end}`,
      row('bounced@example.com', '2024-05-01 09:00:00,'),
    ]);
    await importFile(app, [
      'email,unsub_time,unsub_campaign_title,unsub_reason,unsub_reason_other',
      'dives@example.com,2024-05-01,Clean Up Australia Day dives,NORMAL,',
      'stopped@example.com,2024-05-01,,OTHER,"Not spam, I just stopped diving"',
      'angry@example.com,2024-05-01,,SPAM,',
    ]);
    const others = ['dives', 'stopped', 'angry'].map((name) => `${name}@example.com`);
    const found = app.services.database.selectFrom('newsletters').where('email', 'in', others);
    expect(await found.select(['email', 'awayAs']).orderBy('email').execute()).toEqual([
      { email: 'angry@example.com', awayAs: 'complained' },
      { email: 'dives@example.com', awayAs: 'unsubscribed' },
      { email: 'stopped@example.com', awayAs: 'unsubscribed' },
    ]);
    await app.services.database.deleteFrom('newsletters').where('email', 'in', others).execute();
    expect(await list(app)).toEqual({
      stays: [true, '2024-03-05T10:00:00.000Z'],
      leaves: [false, '2024-03-05T10:01:00.000Z'],
      gone: [false, '2024-03-05T10:01:00.000Z'],
      bounced: [false, '2024-03-05T10:00:00.000Z'],
    });
  });

  test.each([
    'status',
    'State',
    'Email_Status',
    'subscription status',
    'Subscribed',
    'ACTIVE',
    'Opt-In',
  ])(
    'the column %s decides who gets mails, and a row with an unknown value is rejected',
    async (column) => {
      const app = await open();
      const answer = await importFile(app, [
        `E-Mail,${column}`,
        'a@example.com,Subscribed',
        'b@example.com,unsubscribed',
        'c@example.com,Un-Subscribed',
        'd@example.com,bounced',
        'e@example.com,pending',
        'f@example.com,NSW',
        'g@example.com,',
      ]);
      expect(answer.rejected.map(({ line }) => line)).toEqual([6, 7, 8]);
      expect(answer.rejected[1]?.error).toBe(
        `${column.toLowerCase()} must be true or false, and not “NSW”`,
      );
      expect(await list(app)).toEqual({
        a: [true, today],
        b: [false, today],
        c: [false, today],
        d: [false, today],
      });
    },
  );

  test.each(['unsubscribed', 'Opted Out', 'deleted_at', 'Bounced', 'unsubscribed at'])(
    'a date or yes in the column %s marks a person who left',
    async (column) => {
      const app = await open();
      const answer = await importFile(app, [
        `email,${column},subscribed`,
        'a@example.com,,yes',
        'b@example.com,no,yes',
        'c@example.com,5/03/2024,yes',
        'd@example.com,TRUE,yes',
        'e@example.com,perhaps,yes',
      ]);
      expect(answer.rejected.map(({ line }) => line)).toEqual([6]);
      expect(await list(app)).toMatchObject({
        a: [true, today],
        b: [true, today],
        c: [false, today],
        d: [false, today],
      });
    },
  );

  test.each([
    'Consent state',
    'subscribed to the digest',
    'unsubbed',
    'opt_status',
    'Deleted by',
    'is_active',
    'isCleaned',
    'wants (opt in)',
    'Do not email',
  ])('a file with the column “%s” subscribes nobody', async (column) => {
    const app = await open();
    const file = [`email,${column}`, 'a@example.com,x'];
    const words = [400, refused(column.toLowerCase())];
    const dry = await importFile(app, file, true);
    expect([dry.status, dry.error]).toEqual(words);
    const answer = await importFile(app, file);
    expect([answer.status, answer.error]).toEqual(words);
    expect(await list(app)).toEqual({});
    // Unsubscribed rows are imported if a known column marks them.
    const leaving = await importFile(app, [`email,unsubscribed,${column}`, 'a@example.com,yes,x']);
    expect(leaving.counts['add unsubscribed']).toBe(1);
  });

  test('unknown columns are listed, or refused if their cells show who left', async () => {
    const app = await open();
    const harmless = await importFile(app, ['email,Boat,', 'a@example.com,Spirit,x'], true);
    expect(columnNames(harmless, 'unknown')).toEqual(['boat', 'column 3']);
    const telling = await importFile(app, ['email,Group', 'a@example.com,Unsubscribed'], true);
    expect([telling.status, telling.error]).toEqual([400, refused('group')]);
    const denied = ['email,consent', 'a@example.com,No', 'b@example.com,pending'];
    expect(await importFile(app, denied, true)).toMatchObject({
      counts: { add: 0, 'add unsubscribed': 1 },
      rejected: [{ line: 3, error: 'consent is “pending”: they have not agreed yet' }],
    });
  });

  test('ambiguous columns are refused', async () => {
    const app = await open();
    expect((await importFile(app, ['email,Status,status', 'a@example.com,no,yes'])).error).toBe(
      'Two columns are called “status”. Rename or remove one of them.',
    );
    expect((await importFile(app, ['email,Email Address', 'a@example.com,'])).error).toBe(
      '“email” and “email address” both hold addresses. Remove one of them.',
    );
    expect(await list(app)).toEqual({});
  });

  test('an address that is unsubscribed on one line is imported as unsubscribed', async () => {
    const app = await open();
    const answer = await importFile(app, [
      'email,status',
      'a@example.com,subscribed',
      'A@example.com,unsubscribed',
      'b@example.com,unsubscribed',
      'b@example.com,subscribed',
    ]);
    expect(answer.rejected).toEqual([
      {
        line: 3,
        error:
          'A@example.com stands on line 2 already, and is read as unsubscribed because of this line',
      },
      { line: 5, error: 'b@example.com stands on line 4 already' },
    ]);
    expect(await list(app)).toEqual({ a: [false, today], b: [false, today] });
  });

  test('a local time of today is not refused as future, and the earliest date is stored', async () => {
    const app = await open();
    await importFile(app, [
      'email,created_at,confirm_time',
      'a@example.com,2026-11-21 09:00:00,',
      'b@example.com,2024-03-05,2024-02-29 23:59:59',
      'c@example.com,2023-02-29 10:00:00,',
      'd@example.com,2026-11-21T09:00:00Z,',
    ]);
    expect(await list(app)).toEqual({ a: [true, today], b: [true, '2024-02-29T23:59:59.000Z'] });
  });
});
