import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import { startImapServer, withoutImapServer } from '../../../../tests/support/imap-server.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import {
  feedbackReport,
  otherMails,
  statusNotification,
} from '../../../../tests/support/returned-mails.ts';
import { openSending } from '../../../../tests/support/sending-app.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import type { Mailing } from '../../../contract/mailings.ts';
import type { Subscriber } from '../../../contract/newsletter/newsletter.ts';
import { sendDue } from '../../platform/mail/worker.ts';
import { outboxHandlers } from '../mailings/outbox-handlers.ts';
import { readReturnedMail } from './mailbox.ts';

const groupPath = '/api/settings/41';
const headersOf = (mail: string) => mail.slice(0, mail.search(/\r?\n\r?\n/)).trimEnd();
const header = (mail: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail ?? '')?.[1]?.trim() ?? '';

if (withoutImapServer) console.log(withoutImapServer);

onSqliteFirst('the mailbox of returned mail', (openApp) => {
  const open = openSending(openApp);

  test.skipIf(withoutImapServer)(
    'marks subscribers who bounced or complained, and leaves other mails as they are',
    async () => {
      const smtp = await untilTestEnd(startMailServer());
      const imap = await untilTestEnd(startImapServer());
      const app = await open({ SMTP_URL: smtp.url });
      for (const name of ['jo', 'ann', 'sam', 'eve']) {
        const body = { email: `${name}@example.com` };
        await app.anonymous('/api/newsletter/subscribe', { method: 'POST', body });
      }
      const values = { host: '127.0.0.1', port: imap.port, user: imap.user, security: 'none' };
      const changed = { ...values, tagged: 'yes', address: 'bounces@dive.internal' };
      await app.admin(groupPath, { method: 'PATCH', body: { values: changed } });
      const trial = async () =>
        (await app.admin('/api/admin/returned-mail/trial', { method: 'POST' })).json();
      const setPassword = (password: string) =>
        app.admin('/api/admin/returned-mail/password', { method: 'PUT', body: { password } });
      expect(await trial()).toMatchObject({ works: false });
      await setPassword('wrong');
      expect(await trial()).toEqual({
        ...{ works: false, text: 'The server refused the user name or the password.' },
      });
      const stored = await setPassword(imap.password);
      expect(await stored.json()).toEqual({ hasPassword: true, hasSecret: false });
      expect(await trial()).toEqual({ works: true, text: 'It works: 0 mails in INBOX.' });

      const issue = await app.admin('/api/issues', {
        ...{ method: 'POST', body: { title: 'June', content: '<p>Words.</p>' } },
      });
      const { id: record } = (await issue.json()) as { id: number };
      const body = { resource: 'issues', record, subject: 'June' };
      await app.admin('/api/admin/mailings', { method: 'POST', body });
      await sendDue(app.services, outboxHandlers);
      const mailTo = (name: string) =>
        smtp.mails.find(
          (mail) => header(mail, 'To').startsWith(name) && header(mail, 'Subject') === 'June',
        );
      const idOf = (name: string) => header(mailTo(name), 'X-Mail-Id');
      const headers = (name: string) => headersOf(mailTo(name) ?? '');
      expect(header(mailTo('jo'), 'Message-ID')).toBe(`<${idOf('jo')}@127.0.0.1>`);
      imap.deliver(statusNotification({ headers: headers('jo') }));
      imap.deliver(statusNotification({ headers: headers('jo') }));
      const to = `bounces+${idOf('ann')}@dive.internal`;
      imap.deliver(statusNotification({ headers: '', as: 'none', to }));
      imap.deliver(feedbackReport(headers('sam')));
      for (const mail of otherMails) imap.deliver(mail);
      await readReturnedMail(app.services, app.settings);
      const list = (await (await app.admin('/api/newsletter/subscribers')).json()) as Subscriber[];
      const states = list.map(({ email, state, stateWhy }) => [email[0], state, stateWhy]);
      const unknown = '550 5.1.1 <jo@example.com>: Recipient address rejected: User unknown';
      expect(Object.fromEntries(states.map(([name, ...rest]) => [name, rest]))).toEqual({
        j: ['bounced', unknown],
        a: ['bounced', unknown],
        s: ['complained', 'Reported as abuse (dive.internal)'],
        e: ['active', null],
      });
      const subject = 'Undelivered Mail Returned to Sender';
      expect(imap.read().sort()).toEqual(['FW: June', subject, subject, subject]);
      const [mailing] = (await (await app.admin('/api/admin/mailings/all')).json()) as Mailing[];
      expect(mailing).toMatchObject({ delivered: 4, bounced: 2, complained: 1 });

      smtp.mails.length = 0;
      await app.admin('/api/admin/mailings', {
        ...{ method: 'POST', body: { ...body, subject: 'July', earlier: 1 } },
      });
      await sendDue(app.services, outboxHandlers);
      expect(smtp.mails.map((mail) => header(mail, 'To'))).toEqual(['eve@example.com']);
    },
    60_000,
  );

  test('fails the job with a reason if it cannot be reached', async () => {
    const app = await open();
    const values = { host: '127.0.0.1', port: 1, user: 'news', security: 'none' };
    await app.admin(groupPath, { method: 'PATCH', body: { values } });
    const body = { password: 'secret-words' };
    await app.admin('/api/admin/returned-mail/password', { method: 'PUT', body });
    await expect(readReturnedMail(app.services, app.settings)).rejects.toThrow(
      'The mailbox for returned mail: The server could not be reached (ECONNREFUSED).',
    );
    app.passMinutes(6);
    const answer = await app.admin('/api/admin/returned-mail/trial', { method: 'POST' });
    expect(await answer.json()).toMatchObject({ works: false });
  });
});
