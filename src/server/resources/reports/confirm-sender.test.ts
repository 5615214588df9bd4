import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { sendReport } from '../../../../tests/support/send-report.ts';
import type { ReportQueue } from '../../../contract/reports.ts';
import { forgetSenders } from './forget-senders.ts';

const environment = { TRUST_PROXY: '127.0.0.1', FORM_LIMIT: '100' };
const correction = {
  kind: 'correction',
  field: 'walkMetres',
  details: { right: '250 m', knownBy: 'there' },
};

async function readMails({ services }: TestApp) {
  const mails = await services.database.selectFrom('outbox').selectAll().orderBy('id').execute();
  return mails.map(({ recipient, message }) => ({
    recipient,
    ...(JSON.parse(message) as { subject: string; text: string }),
  }));
}

const pathIn = ({ text }: { text: string } | undefined = { text: '' }) =>
  /http\S+?(\/reports\/confirm\/[\w.-]+)/.exec(text)?.[1] ?? '';

async function openSite(open: (environment: Record<string, string>) => Promise<TestApp>) {
  const app = await open(environment);
  const site = await addSite(app);
  const send = (email: string, from?: string, id: string = randomUUID()) =>
    sendReport(app, { ...correction, id, record: String(site.id), email }, from);
  const isConfirmed = async () => {
    const { reports } = (await (await app.admin('/api/reports')).json()) as ReportQueue;
    return reports.map(({ emailConfirmed }) => emailConfirmed);
  };
  return { app, site, send, isConfirmed };
}

onSqliteFirst('addresses of senders', (open) => {
  test('a sender confirms their address with a click on the page of one mail', async () => {
    const { app, site, send, isConfirmed } = await openSite(open);
    const id = randomUUID();
    expect((await send('Jo@Example.com', undefined, id)).status).toBe(200);
    // The same report sends no second mail.
    await send('Jo@Example.com', undefined, id);
    const [mail, ...others] = await readMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'Jo@example.com', subject: 'Is this your address?' });
    expect(mail?.text).toContain(`a report on ${site.name}`);
    const opened = await app.anonymous(pathIn(mail));
    expect(await opened.text()).toContain('<form method="post">');
    expect(opened.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await isConfirmed()).toEqual([false]);
    const clicked = await app.anonymous(pathIn(mail), { method: 'POST' });
    expect(await clicked.text()).toContain('This address is confirmed.');
    expect(await isConfirmed()).toEqual([true]);

    // A confirmed address gets no second mail.
    app.passMinutes(2 * 24 * 60);
    await send('jo@example.com');
    expect(await readMails(app)).toHaveLength(1);
    expect(await isConfirmed()).toEqual([true, true]);
  });

  test('an address gets at most one mail a day, and a click confirms all reports from the address', async () => {
    const { app, send, isConfirmed } = await openSite(open);
    for (const network of ['203.0.113.1', '198.51.100.1', '192.0.2.1']) {
      expect((await send('jo@example.com', network)).status).toBe(200);
      expect((await send('JO@example.com', network)).status).toBe(200);
    }
    expect(await readMails(app)).toHaveLength(1);
    app.passMinutes(24 * 60 + 1);
    await send('jo@example.com');
    const mails = await readMails(app);
    expect(mails).toHaveLength(2);
    await app.anonymous(pathIn(mails[0]), { method: 'POST' });
    expect(new Set(await isConfirmed())).toEqual(new Set([true]));
  });

  test('at most five addresses per network and 40 in total get a mail a day, and no report is refused', async () => {
    const { app, send } = await openSite(open);
    for (let number = 0; number < 7; number += 1) {
      expect((await send(`a${number}@example.com`)).status).toBe(200);
    }
    expect(await readMails(app)).toHaveLength(5);
    for (let number = 0; number < 45; number += 1) {
      expect((await send(`b${number}@example.com`, `198.51.${number}.1`)).status).toBe(200);
    }
    expect(await readMails(app)).toHaveLength(40);
  }, 30_000);

  test('a guessed link, a link of another report or a link after 12 months confirms no address', async () => {
    const { app, send, isConfirmed } = await openSite(open);
    await send('jo@example.com');
    await send('ann@example.com', '198.51.100.1');
    const [jo, ann] = (await readMails(app)).map((mail) => pathIn(mail));
    const [id, hash] = (jo ?? '').split('.');
    const [, other] = (ann ?? '').split('.');
    const wrong = [`${id}.${other}`, `${id}.`, `${id}`, `${id}.${hash?.slice(1)}`];
    for (const path of wrong) {
      for (const method of ['GET', 'POST']) {
        expect((await app.anonymous(path, { method })).status, path).toBe(404);
      }
    }
    expect(await isConfirmed()).toEqual([false, false]);
    app.passMinutes(366 * 24 * 60);
    await forgetSenders(app.services);
    expect((await app.anonymous(jo ?? '', { method: 'POST' })).status).toBe(404);
    expect(await isConfirmed()).toEqual([false, false]);
  });

  test('an address that bounced or complained gets no mail', async () => {
    const { app, send } = await openSite(open);
    const states = ['bounced', 'complained'] as const;
    for (const awayAs of states) {
      await app.services.database
        .insertInto('newsletters')
        .values({
          ...{ email: `${awayAs}@example.com`, token: awayAs, subscribed: 0, awayAs },
          createdAt: '2026-11-01T00:00:00.000Z',
        })
        .execute();
      expect((await send(`${awayAs}@example.com`)).status).toBe(200);
    }
    expect(await readMails(app)).toEqual([]);
  });
});
