import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/both-databases.ts';
import { newsletterConsent } from '../../../domain/consent/consent.ts';
import { confirmPath } from './welcome-email.ts';

const path = '/api/newsletter/subscribe';
const post = (email: string, more = {}) => ({ method: 'POST', body: { email, ...more } });

onBothDatabases('newsletter', (open) => {
  test('POST /api/newsletter/subscribe stores the address with its consent', async () => {
    const { anonymous, services } = await open();
    const response = await anonymous(path, post(' Jo@Example.COM '));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, message: expect.any(String) });
    const [row] = await services.database.selectFrom('newsletters').selectAll().execute();
    expect(row).toMatchObject({
      email: 'Jo@example.com',
      subscribed: 1,
      consentWording: newsletterConsent,
      consentAt: expect.any(String),
    });
    expect(row?.token.length).toBeGreaterThan(30);
    expect(row?.consentAddressHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('POST /api/newsletter/subscribe answers 409 for a subscribed address in any letter case', async () => {
    const { anonymous } = await open();
    await anonymous(path, post('jo@example.com'));
    const response = await anonymous(path, post('JO@Example.com'));
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: 'Email already subscribed' });
  });

  test('POST /api/newsletter/subscribe subscribes a former subscriber again', async () => {
    const { anonymous, services } = await open();
    await anonymous(path, post('jo@example.com'));
    await services.database.updateTable('newsletters').set({ subscribed: 0 }).execute();
    expect((await anonymous(path, post('jo@example.com'))).status).toBe(200);
    const rows = await services.database.selectFrom('newsletters').select('subscribed').execute();
    expect(rows).toEqual([{ subscribed: 1 }]);
  });

  test('POST /api/newsletter/subscribe answers 400 for an invalid address and stores nothing for a bot', async () => {
    const { anonymous, services } = await open();
    expect((await anonymous(path, post('jo@'))).status).toBe(400);
    expect((await anonymous(path, post('jo@example.com', { website: 'x' }))).status).toBe(200);
    expect(await services.database.selectFrom('newsletters').select('id').execute()).toEqual([]);
  });

  test('the sign-up webhook is called after a sign-up, or after the confirmation if it is required', async () => {
    const { anonymous, admin, services } = await open();
    const { database } = services;
    const hook = { address: 'https://a.example/', secret: 'whsec_YQ==', createdAt: '2026-11-21' };
    await database
      .insertInto('webhooks')
      .values({ ...hook, events: '["sign-up"]' })
      .execute();
    const calls = async () =>
      (await database.selectFrom('webhookCalls').select('id').execute()).length;
    await anonymous(path, post('jo@example.com'));
    expect(await calls()).toBe(1);
    await admin('/api/settings/37', { method: 'PATCH', body: { values: { signUp: 'confirmed' } } });
    await anonymous(path, post('sam@example.com'));
    expect(await calls()).toBe(1);
    const sam = database.selectFrom('newsletters').where('email', '=', 'sam@example.com');
    const { token } = await sam.select('token').executeTakeFirstOrThrow();
    for (const _ of [1, 2]) await anonymous(confirmPath(token), { method: 'POST' });
    expect(await calls()).toBe(2);
  });

  test('/api/newsletter/subscribers lists, changes and deletes subscribers for the admin only', async () => {
    const { anonymous, admin } = await open();
    await anonymous(path, post('jo@example.com'));
    await anonymous(path, post('sam@example.com'));
    expect((await anonymous('/api/newsletter/subscribers')).status).toBe(401);
    const [sam, jo] = await (await admin('/api/newsletter/subscribers')).json();
    expect(sam).toEqual({
      id: expect.any(Number),
      email: 'sam@example.com',
      subscribed: true,
      ...{ state: 'active', stateWhy: null, stateAt: null, tags: [], fields: {} },
      ...{ regions: [], pausedUntil: null },
      createdAt: expect.any(String),
    });

    const one = `/api/newsletter/subscribers/${jo.id}`;
    const patch = (body: object) => admin(one, { method: 'PATCH', body });
    const left = await patch({ email: 'joe@Example.com', subscribed: false });
    expect(await left.json()).toMatchObject({ email: 'joe@example.com', subscribed: false });
    expect(await (await patch({})).json()).toMatchObject({ subscribed: false });
    expect((await patch({ email: 'SAM@example.com' })).status).toBe(409);
    expect((await patch({ email: 'sam@' })).status).toBe(400);

    expect((await admin(one, { method: 'DELETE' })).status).toBe(200);
    expect((await admin(one, { method: 'DELETE' })).status).toBe(404);
    expect(await (await admin('/api/newsletter/subscribers')).json()).toHaveLength(1);
  });
});
