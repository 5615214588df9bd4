import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { main, password, type Site, startSite } from '../failures/site.ts';
import { apiCalls } from '../security/calls.ts';
import { copyTemplate } from '../support/own-server.ts';
import { expect, test } from './fixtures.ts';
import { open, settled } from './open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bottom-time-stored-'));
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  copyTemplate(dataDir);
  site = await startSite({ dataDir, entry: main });
  await site.signIn();
});
test.afterAll(async () => {
  await site.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const payloads = [
  '"><img src=x onerror="window.__ran=1">',
  '<script>window.__ran=2</script>',
  '</script><script>window.__ran=3</script>',
  '<svg onload="window.__ran=4"><animate onbegin="window.__ran=4">',
  '<a href="javascript:window.__ran=5" autofocus onfocus="window.__ran=5">x</a>',
  '<iframe srcdoc="<script>parent.__ran=6</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src onerror="window.__ran=7">',
  '" autofocus onfocus="window.__ran=8" x="',
  '{{constructor.constructor("window.__ran=9")()}}',
  '<meta http-equiv="refresh" content="0;url=javascript:window.__ran=10">',
];
const addresses = [
  'javascript:window.__ran=11',
  'data:text/html,<script>window.__ran=12</script>',
  'https://x.example/"><script>window.__ran=13</script>',
  '//x.example/" onload="window.__ran=14',
];

/** Sends each payload in each text field of each writing call. @returns page paths, and counts */
async function storeEverywhere() {
  const document = await (await site.call('/api/openapi.json')).json();
  const calls = apiCalls(document as never).filter(
    ({ method, path, body }) =>
      body && method !== 'GET' && method !== 'DELETE' && !/log(in|out)$|erase|retry/.test(path),
  );
  const pages = new Set<string>();
  let sent = 0;
  let stored = 0;
  for (const { method, path, body, texts } of calls) {
    const screen = { articles: 'blog', reviews: 'gear-reviews', 'dive-sites': 'dive-sites' }[
      path.split('/')[2] ?? ''
    ];
    for (const field of texts) {
      for (const payload of [...payloads, ...addresses]) {
        sent++;
        const own = {
          title: `Stored ${sent}`,
          slug: `stored-${sent}`,
          email: `s${sent}@example.com`,
        };
        const fits = Object.fromEntries(
          Object.entries(own).filter(([name]) => name in (body ?? {})),
        );
        const answer = await site.call(
          path.replace(/\{\w+\}/g, '1'),
          { ...body, ...fits, [field]: payload },
          method,
        );
        const text = await answer.text();
        expect(answer.status, `${method} ${path} ${field} ${payload}: ${text}`).toBeLessThan(500);
        if (!answer.ok) continue;
        stored++;
        const { id, slug } = JSON.parse(text) as { id?: number; slug?: string };
        if (screen && (slug ?? id)) pages.add(`/${screen}/${slug ?? id}`);
      }
    }
  }
  return { pages: [...pages], sent, stored, calls: calls.length };
}

test('No page executes markup that any call stored in any field', { tag: '@slow' }, async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000);
  // Signs in first: payloads in the call that changes the password count as failed attempts.
  const owner = await browser.newPage();
  await open(owner, `${site.url}/admin`);
  await owner.getByLabel('Password').fill(password);
  await owner.getByRole('button', { name: 'Sign In' }).click();
  await expect(owner.getByRole('tab').first()).toBeVisible();
  const { pages, sent, stored, calls } = await storeEverywhere();
  console.log(
    `${sent} payloads sent by ${calls} calls, ${stored} stored, on ${pages.length} pages`,
  );
  expect(calls).toBeGreaterThan(12);
  expect(stored).toBeGreaterThan(200);
  expect(pages.length).toBeGreaterThan(50);

  for (const one of [page, owner]) {
    await one.addInitScript(() => {
      const ran = window as { alert: unknown; __dialogs?: number };
      ran.alert = () => {
        ran.__dialogs = 1;
      };
    });
  }
  const quiet = async (where: string, on = owner) => {
    const ran = await on.evaluate(() => (window as { __ran?: number }).__ran ?? 0);
    expect(ran, where).toBe(0);
  };
  const shown = async () => {
    await settled(owner);
    await expect(owner.locator('[role=status].animate-pulse')).toHaveCount(0);
  };
  // The test opens every list and an even sample of the other pages.
  const samples = pages.filter((_, index) => index % Math.ceil(pages.length / 40) === 0);
  for (const path of ['/', '/blog', '/gear-reviews', '/dive-sites', ...samples]) {
    await open(page, `${site.url}${path}`, { waitUntil: 'load' });
    await quiet(path, page);
  }
  await open(owner, `${site.url}/admin`);
  for (const tab of await owner.getByRole('tab').all()) {
    await tab.click();
    await shown();
    await quiet(`the tab ${await tab.textContent()}`);
  }
  await owner.getByRole('tab', { name: 'Blog Creator' }).click();
  await owner
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await shown();
  await quiet('the editor');
  await open(owner, `${site.url}/admin/dive-sites`);
  await shown();
  await quiet('the dive sites of the admin');
});

test('Markup that bypassed the API is sanitised on reading, and its scripts never run', async ({
  page,
}) => {
  const driver = new Sqlite(join(dataDir, 'bottom-time.sqlite'));
  driver
    .prepare("update articles set content = ? where slug = 'slow-ascents-and-safety-stops'")
    .run(`<p>Kept.</p>${payloads.join('')}`);
  driver.close();
  const answer = await site.call('/api/articles/slug/slow-ascents-and-safety-stops');
  const { content } = (await answer.json()) as { content: string };
  expect(content).toContain('<p>Kept.</p>');
  expect(content).not.toMatch(/<script|<svg|<iframe|<[^>]*\son\w+=|href="javascript/);
  await open(page, `${site.url}/blog/slow-ascents-and-safety-stops`);
  await expect(page.getByText('Kept.')).toBeVisible();
  expect(await page.evaluate(() => (window as { __ran?: number }).__ran)).toBeUndefined();
});

test('Trusted Types remove executable parts of every HTML text in the browser, and leave the rest', async ({
  page,
  policyViolations,
}) => {
  await open(page, `${site.url}/about`);
  await page.waitForFunction(() => 'trustedTypes' in window);
  const drawn = await page.evaluate(
    (texts) => {
      const holder = document.createElement('div');
      document.body.append(holder);
      holder.innerHTML = `<p class="kept">Kept</p>${texts.join('')}`;
      return holder.innerHTML;
    },
    payloads.slice(0, 6),
  );
  expect(drawn).toContain('<p class="kept">Kept</p>');
  expect(drawn).not.toMatch(/<script|<iframe|\son\w+=|href="javascript/);
  expect(await page.evaluate(() => (window as { __ran?: number }).__ran)).toBeUndefined();
  const refused = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.src = 'https://evil.example/x.js';
      return 'taken';
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain('TrustedScriptURL');
  // The browser reports the violations that this test provokes.
  policyViolations.length = 0;
});
