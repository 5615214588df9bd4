import { expect, test } from 'vitest';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { startDnsServer } from '../../../../tests/support/dns-server.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { openSending } from '../../../../tests/support/sending-app.ts';
import { untilTestEnd } from '../../../../tests/support/until-test-end.ts';
import type { Mailing } from '../../../contract/mailings.ts';
import { sendDue } from '../../platform/mail/worker.ts';
import { newToken } from '../../resources/newsletter/subscribe.ts';
import { outboxHandlers } from './outbox-handlers.ts';
import { maxUnauthenticatedRecipients } from './sending-domain.ts';

const all = {
  'reef.internal': ['other', 'v=spf1 include:mail.internal ~all'],
  'k2._domainkey.reef.internal': [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`],
  '_dmarc.reef.internal': ['v=DMARC1; p=none'],
};

async function subscribe({ services }: TestApp, count: number) {
  const values = Array.from({ length: count }, (_, index) => ({
    ...{ email: `diver-${index}@reef.internal`, token: newToken(), subscribed: 1 as const },
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  await services.database.insertInto('newsletters').values(values).execute();
}

async function send(app: TestApp, more: object = {}) {
  const issue = { title: 'June', content: '<p>Words.</p>' };
  const made = await app.admin('/api/issues', { method: 'POST', body: issue });
  const { id: record } = await made.json();
  const body = { resource: 'issues', record, subject: 'June', ...more };
  const answer = await app.admin('/api/admin/mailings', { method: 'POST', body });
  return { status: answer.status, ...((await answer.json()) as Mailing & { error?: string }) };
}

const states = async (app: TestApp) => {
  const { domain, records } = await (await app.admin('/api/admin/mailings/domain')).json();
  return [domain, ...records.map(({ state }: { state: string }) => state)];
};

const change = (app: TestApp, values: object) =>
  app.admin('/api/settings/37', { method: 'PATCH', body: { values } });

onSqliteFirst('the sending domain', (openApp) => {
  const open = openSending(openApp);

  async function openWithDns(records: Record<string, string[]>, from = 'news@reef.internal') {
    const mail = await untilTestEnd(startMailServer());
    const dns = await untilTestEnd(startDnsServer(records));
    return open({ SMTP_URL: mail.url, MAIL_FROM: from, DNS_SERVERS: dns.address });
  }

  test('SPF, DKIM and DMARC are read from DNS, DMARC also from the parent domain', async () => {
    expect(await states(await openWithDns(all))).toEqual(['reef.internal', 'set', 'set', 'set']);
    const app = await openWithDns(all, 'News <news@mail.reef.internal>');
    expect(await states(app)).toEqual(['mail.reef.internal', 'missing', 'missing', 'set']);
  });

  test('DKIM is read at the selector that the owner sets', async () => {
    const own = { 'x9._domainkey.reef.internal': ['p=AAA'], 'k1._domainkey.reef.internal': ['p='] };
    const app = await openWithDns(own);
    expect(await states(app)).toEqual(['reef.internal', 'missing', 'missing', 'missing']);
    await change(app, { selector: 'x9' });
    expect(await states(app)).toEqual(['reef.internal', 'missing', 'set', 'missing']);
  });

  test('a domain without DMARC sends to at most 100 recipients, unless the owner allows more', async () => {
    const app = await openWithDns({ ...all, '_dmarc.reef.internal': ['other'] });
    await subscribe(app, maxUnauthenticatedRecipients);
    const first = await send(app);
    expect(first.status).toBe(201);
    await app.admin(`/api/admin/mailings/${first.id}/stop`, { method: 'POST' });
    await app.anonymous('/api/newsletter/subscribe', {
      ...{ method: 'POST', body: { email: 'one-more@reef.internal' } },
    });
    const refused = await send(app);
    expect(refused.status).toBe(409);
    expect(refused.error).toContain('DMARC is missing. Set a TXT record at _dmarc.reef.internal');
    expect(refused.error).not.toContain('SPF');
    const sendAt = new Date(app.services.clock().getTime() + 60_000).toISOString();
    const planned = await send(app, { sendAt });
    expect(planned.status).toBe(201);
    app.passMinutes(2);
    await sendDue(app.services, outboxHandlers);
    const mailings: Mailing[] = await (await app.admin('/api/admin/mailings/all')).json();
    expect(mailings.find(({ id }) => id === planned.id)).toMatchObject({
      state: 'not sent',
      problem: expect.stringContaining('DMARC is missing'),
    });
    await change(app, { unproven: 'allowed' });
    expect(await send(app)).toMatchObject({
      status: 201,
      recipients: maxUnauthenticatedRecipients + 1,
    });
  });

  test('a mailing to more than 100 recipients is accepted while DNS does not answer', async () => {
    const mail = await untilTestEnd(startMailServer());
    // Nothing listens on port 1; another test could get the port of a stopped server.
    const app = await open({ SMTP_URL: mail.url, DNS_SERVERS: '127.0.0.1:1' });
    expect(await states(app)).toEqual(['dive.internal', 'unknown', 'unknown', 'unknown']);
    await subscribe(app, maxUnauthenticatedRecipients + 1);
    expect(await send(app)).toMatchObject({ status: 201 });
  });
});
