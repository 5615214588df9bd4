import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import type { MessagePage } from '../../../contract/contact.ts';

const body = {
  name: ' Jo ',
  email: 'Jo@Example.COM',
  subject: 'Rapid Bay',
  message: 'Which stairs lead down to the jetty?',
};

onBothDatabases('contact', (open) => {
  test('POST /api/contact trims and stores the message, and reports that no mail was sent', async () => {
    const { anonymous, services } = await open();
    const response = await anonymous('/api/contact', { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, emailSent: false });
    const stored = await services.database.selectFrom('contacts').selectAll().execute();
    expect(stored).toMatchObject([{ ...body, name: 'Jo', email: 'Jo@example.com', status: 'new' }]);
  });

  test('POST /api/contact answers 400 and names each wrong field', async () => {
    const { anonymous } = await open();
    const wrong = { name: '', email: 'jo', subject: 'x'.repeat(151), message: 'short' };
    const response = await anonymous('/api/contact', { method: 'POST', body: wrong });
    expect(response.status).toBe(400);
    const { details } = (await response.json()) as { details: object };
    expect(Object.keys(details).sort()).toEqual(['email', 'message', 'name', 'subject']);
  });

  test('POST /api/contact refuses line breaks in the name and the subject, and gives the reason', async () => {
    const { anonymous, services } = await open();
    const wrong = { ...body, name: 'Jo\r\nBcc: all@example.com', subject: 'Rapid\u2028Bay' };
    const response = await anonymous('/api/contact', { method: 'POST', body: wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'Please give your name on one line, without line breaks or control characters.',
      details: {
        subject: [
          'Please give the subject on one line, without line breaks or control characters.',
        ],
      },
    });
    expect(await services.database.selectFrom('contacts').select('id').execute()).toEqual([]);
  });

  test('POST /api/contact answers a bot that fills in the hidden field with success and stores nothing', async () => {
    const { anonymous, services } = await open();
    const response = await anonymous('/api/contact', {
      method: 'POST',
      body: { ...body, website: 'https://spam.example' },
    });
    expect(await response.json()).toEqual({ success: true, emailSent: false });
    expect(await services.database.selectFrom('contacts').select('id').execute()).toEqual([]);
  });

  test('POST /api/contact answers 429 when an IP address exceeds the limit', async () => {
    const { anonymous, services } = await open();
    const statuses: number[] = [];
    for (let use = 0; use <= services.config.formLimit; use += 1) {
      statuses.push((await anonymous('/api/contact', { method: 'POST', body })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(services.config.formLimit);
    expect(statuses.at(-1)).toBe(429);
  });

  test('the admin lists messages in pages, marks and deletes messages, and others get 401', async () => {
    const { admin, anonymous, services } = await open({ FORM_LIMIT: '100' });
    for (let index = 1; index <= 52; index++) {
      const subject = `Message ${index}`;
      await anonymous('/api/contact', { method: 'POST', body: { ...body, subject } });
    }
    const list = async (query = '') =>
      (await (await admin(`/api/contact/messages${query}`)).json()) as MessagePage;
    const first = await list();
    expect(first.messages).toHaveLength(50);
    expect(first).toMatchObject({
      more: true,
      counts: { new: 52, read: 0, answered: 0, spam: 0 },
    });
    expect(first.messages[0]).toEqual({
      id: expect.any(Number),
      name: 'Jo',
      email: 'Jo@example.com',
      subject: 'Message 52',
      message: body.message,
      status: 'new',
      createdAt: '2026-11-21T00:00:00.000Z',
    });
    const last = await list(`?before=${first.messages.at(-1)?.id}`);
    expect(last.messages.map(({ subject }) => subject)).toEqual(['Message 2', 'Message 1']);
    expect(last.more).toBe(false);

    const id = first.messages[0]?.id;
    const path = `/api/contact/messages/${id}`;
    const mark = (status: string) => admin(path, { method: 'PATCH', body: { status } });
    expect(await (await mark('spam')).json()).toMatchObject({ status: 'spam' });
    expect(await (await admin(path)).json()).toEqual({ ...first.messages[0], status: 'spam' });
    expect((await anonymous(path)).status).toBe(401);
    expect((await list()).messages[0]?.subject).toBe('Message 51');
    expect((await list('?show=spam')).messages).toMatchObject([{ subject: 'Message 52' }]);
    expect((await list('?show=answered')).messages).toEqual([]);
    const wrong = await mark('lost');
    expect(await wrong.json()).toMatchObject({ error: 'Mark it as new, read, answered, spam.' });

    expect((await admin(path, { method: 'DELETE' })).status).toBe(200);
    expect((await admin(path, { method: 'DELETE' })).status).toBe(404);
    expect((await mark('read')).status).toBe(404);
    expect((await admin(path)).status).toBe(404);
    expect((await list('?show=spam')).messages).toEqual([]);
    const rows = await services.database.selectFrom('contacts').select('id').execute();
    expect(rows).toHaveLength(51);
    expect(await (await admin('/api/admin/audit-log')).json()).toMatchObject({
      entries: [
        { action: 'content_deleted', resource: `messages/${id}`, details: 'Message' },
        {
          action: 'content_updated',
          resource: `messages/${id}`,
          details: 'Message marked as spam',
        },
      ],
    });
  });
});
