import { expect, test } from 'vitest';
import { onBothDatabases } from '../../tests/support/both-databases.ts';

const body = {
  name: ' Jo ',
  email: 'Jo@Example.COM',
  subject: 'Rapid Bay',
  message: 'Which stairs lead down to the jetty?',
};

onBothDatabases('contact', (open) => {
  test('POST /api/contact stores the message, trimmed, and says that no mail went out', async () => {
    const { anonymous, services } = await open();
    const response = await anonymous('/api/contact', { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, emailSent: false });
    const stored = await services.database.selectFrom('contacts').selectAll().execute();
    expect(stored).toMatchObject([{ ...body, name: 'Jo', email: 'Jo@example.com', status: 'new' }]);
  });

  test('POST /api/contact answers 400 and names each field that is wrong', async () => {
    const { anonymous } = await open();
    const wrong = { name: '', email: 'jo', subject: 'x'.repeat(151), message: 'short' };
    const response = await anonymous('/api/contact', { method: 'POST', body: wrong });
    expect(response.status).toBe(400);
    const { details } = (await response.json()) as { details: object };
    expect(Object.keys(details).sort()).toEqual(['email', 'message', 'name', 'subject']);
  });

  test('POST /api/contact thanks a machine that fills in the hidden field and stores nothing', async () => {
    const { anonymous, services } = await open();
    const response = await anonymous('/api/contact', {
      method: 'POST',
      body: { ...body, website: 'https://spam.example' },
    });
    expect(await response.json()).toEqual({ success: true, emailSent: false });
    expect(await services.database.selectFrom('contacts').select('id').execute()).toEqual([]);
  });

  test('POST /api/contact answers 429 past the limit of an address', async () => {
    const { anonymous, services } = await open();
    const statuses: number[] = [];
    for (let use = 0; use <= services.config.formLimit; use += 1) {
      statuses.push((await anonymous('/api/contact', { method: 'POST', body })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(services.config.formLimit);
    expect(statuses.at(-1)).toBe(429);
  });
});
