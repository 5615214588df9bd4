import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { onSqliteFirst } from '../../../../tests/support/both-databases.ts';
import type { PageStatistics, Statistics } from '../../../contract/page-reads/statistics.ts';
import { firstCopyHeader } from '../../../domain/offline/first-copy.ts';
import { runHousekeeping } from '../housekeeping/housekeeping.ts';
import { mailWeek } from './weekly-mail.ts';

const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const reader = { 'user-agent': agent, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const today = 'from=2026-11-21&to=2026-11-21';

onSqliteFirst('statistics', (open) => {
  async function start() {
    const app = await open();
    const { siteUrl } = app.services.config;
    /** Simulates a reader who opens a page. */
    const visit = (url: string, referer?: string) =>
      request(url, { ...reader, ...(referer && { referer }) });
    const request = (url: string, headers: Record<string, string>) => {
      const response = Object.assign(new EventEmitter(), { statusCode: 200 });
      app.pageReads.watch({ method: 'GET', url, headers } as never, response as never);
      response.emit('finish');
    };
    const report = (body: object) =>
      app.anonymous('/api/page-reads', {
        method: 'POST',
        body,
        headers: { 'User-Agent': agent, 'Sec-Fetch-Site': 'same-origin' },
      });
    const read = async <T>(query: string) => {
      const answer = await app.admin(`/api/admin/statistics${query}`);
      expect(answer.status, query).toBe(200);
      return (await answer.json()) as T;
    };
    return { ...app, siteUrl, visit, request, report, read };
  }

  test('count pages, sources, campaigns, downloads and next pages exactly', async () => {
    const { visit, report, read, siteUrl } = await start();
    for (let times = 0; times < 300; times += 1)
      visit('/map', 'https://www.scubaboard.example/t/1');
    visit('/map?utm_source=mail&utm_medium=newsletter&utm_campaign=June <b>', 'android-app://x');
    visit('/species', `${siteUrl}/map?x=1`);
    visit('/guides/10-must-have-items-0123abcd.pdf');
    visit('/search?q=kelp');
    await report({ path: '/species', from: '/map' });
    const statistics = await read<Statistics>(`?${today}`);
    expect(statistics).toMatchObject({
      reads: 304,
      days: [{ day: '2026-11-21', times: 304 }],
      pages: [
        { title: 'Map', path: '/map', times: 301 },
        { title: 'Species', path: '/species', times: 2 },
        { title: 'Search', path: '/search', times: 1 },
      ],
      searches: 1,
      sources: [
        { name: 'scubaboard.example', times: 300 },
        { name: '', times: 2 },
      ],
      campaigns: [{ name: 'mail / newsletter / June b', times: 1 }],
      downloads: [{ name: '/guides/10-must-have-items.pdf', times: 1 }],
      signUps: 0,
      shopClicks: 0,
    });
    const page = await read<PageStatistics>(`/page?page=/map&${today}`);
    expect(page.sources[0]).toEqual({ name: 'scubaboard.example', times: 300 });
    expect(page.next).toMatchObject([{ path: '/species', times: 2 }]);
  });

  test('count a page saved for reading offline once, and none of its later copies', async () => {
    const { request, read } = await start();
    const copied = {
      'user-agent': agent,
      'sec-fetch-mode': 'cors',
      'sec-fetch-site': 'same-origin',
    };
    request('/map', { ...copied, [firstCopyHeader]: '1' });
    request('/map', copied);
    request('/map', { ...copied, [firstCopyHeader]: '1', 'user-agent': 'curl/8' });
    request('/map', { ...copied, [firstCopyHeader]: '1', 'sec-fetch-site': 'cross-site' });
    const { saves, reads } = await read<Statistics>(`?${today}`);
    expect(saves).toMatchObject([{ title: 'Map', path: '/map', times: 1 }]);
    expect(reads).toBe(0);
  });

  test('count sign-ups by the form, and no imported subscribers', async () => {
    const { admin, anonymous, read } = await start();
    const signUp = { email: 'one@example.com' };
    const answer = await anonymous('/api/newsletter/subscribe', { method: 'POST', body: signUp });
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    const csv = 'Email\ntwo@example.com\nthree@example.com';
    const body = { csv, dryRun: false };
    expect(
      (await admin('/api/newsletter/subscribers/import', { method: 'POST', body })).status,
    ).toBe(200);
    expect((await read<Statistics>(`?${today}`)).signUps).toBe(1);
  });

  test('are visible to the owner only, ordered by day, and available as CSV', async () => {
    const { visit, anonymous, admin } = await start();
    visit('/map');
    expect((await anonymous(`/api/admin/statistics?${today}`)).status).toBe(401);
    const wrong = await admin('/api/admin/statistics?from=2026-11-22&to=2026-11-21');
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      expect.stringContaining('The first day comes after the last one.'),
    ]);
    const csv = await (await admin(`/api/admin/statistics/csv?${today}`)).text();
    expect(csv.split('\r\n').slice(1, 3)).toEqual([
      '2026-11-21,page,/map,,1',
      '2026-11-21,source,/map,,1',
    ]);
  });

  test('include at most 500 invented names a day', async () => {
    const { visit, report, read } = await start();
    for (let number = 0; number < 600; number += 1) visit('/map', `https://s${number}.example/`);
    await report({ path: '/regions/made-up' });
    const { sources, pages } = await read<Statistics>(`?${today}`);
    expect(sources).toHaveLength(50);
    expect(pages).toMatchObject([{ path: '/map', times: 600 }]);
  });

  test('are mailed once on Monday unless the owner turns the mail off', async () => {
    const { visit, services, settings, passMinutes, admin, anonymous, pageReads } = await start();
    for (let times = 0; times < 4; times += 1) visit('/map', 'https://scubaboard.example/');
    for (let times = 0; times < 2; times += 1) visit('/species', 'https://news.example/');
    visit('/guides/10-must-have-items-0123abcd.pdf');
    for (let number = 1; number <= 60; number += 1) visit(`/dive-sites/${number}/poster.pdf`);
    const signUp = { email: 'one@example.com' };
    await anonymous('/api/newsletter/subscribe', { method: 'POST', body: signUp });
    await pageReads.flush();
    const mails = () =>
      services.database
        .selectFrom('outbox')
        .select('message')
        .where('kind', '=', 'owner')
        .execute();
    const run = () => runHousekeeping(services, { week: () => mailWeek(services, settings) });
    await run();
    expect(await mails()).toEqual([]);
    // The clock moves from Saturday to Monday noon in Sydney.
    passMinutes(2 * 24 * 60);
    await run();
    await run();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.message).toContain('Your week: 16 Nov 2026 to 22 Nov 2026');
    for (const line of [
      '6 pages read.',
      'Read most: Map (4), Species (2).',
      'Readers came from: scubaboard.example (4), news.example (2).',
      '1 sign-up for the newsletter.',
      '61 files downloaded.',
    ])
      expect(mail?.message).toContain(line);
    passMinutes(7 * 24 * 60);
    const off = { values: { weeklyMail: 'off' } };
    expect((await admin('/api/settings/39', { method: 'PATCH', body: off })).status).toBe(200);
    await run();
    expect(await mails()).toHaveLength(1);
  });
});
