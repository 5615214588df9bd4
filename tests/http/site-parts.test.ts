/** @module-tag slow */
import { existsSync, readdirSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { isAddressOff, partsAt, sitePartNames } from '../../src/contract/site-parts.ts';
import { loadPages } from '../../src/server/platform/pages/pages.ts';
import { onSqliteFirst, type TestApp } from '../support/both-databases.ts';
import { addLinkedRecords, linkedEnvironment, setParts } from '../support/linked-records.ts';
import { testAll } from '../support/test-all.ts';

const siteUrl = linkedEnvironment.SITE_URL;
/** Number of visited pages per kind, such as guides; the crawl reads all links of these pages. */
const perKind = testAll ? Number.POSITIVE_INFINITY : 3;

const starts = [
  '/',
  '/blog',
  '/search?q=dive',
  '/search?q=nothing-has-this',
  '/blog/a-dive',
  '/gear-reviews/a-torch',
  '/dive-sites/1',
  '/what-to-wear?region=sydney&month=7',
  '/today?region=sydney&windFrom=270&windKnots=5&swellFrom=135&swellMetres=1',
];

const kind = (path: string) => path.split('/').slice(0, -1).join('/') || path;

/** The addresses of this site in a page: targets of links and forms, and URLs in JSON-LD. */
function addressesIn(html: string): string[] {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const named = elements.flatMap(({ name, attribs: { href, action } }) =>
    (name === 'a' || name === 'form' ? [href, action] : []).filter((to) => to !== undefined),
  );
  const data = elements
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .flatMap((script) => DomUtils.textContent(script).match(/https:\/\/dive\.example[^"]*/g) ?? []);
  return (
    [...named, ...data]
      .map((to) => (to.startsWith(siteUrl) ? to.slice(siteUrl.length) || '/' : to))
      .filter((to) => to.startsWith('/') && !to.startsWith('//'))
      .map((to) => to.replace(/#.*/, ''))
      // The file server answers requests for pictures before the app.
      .filter((to) => !/^\/(art|icon)\b/.test(to))
  );
}

/** Follows the links. @returns the page that names each address, and the status of visited pages */
async function crawl(app: TestApp) {
  const sitemap = await (await app.anonymous('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) =>
    url.slice(siteUrl.length),
  );
  const namedBy = new Map<string, string>();
  const answers = new Map<string, number>();
  const visits = new Map<string, number>();
  const waiting = [...starts, ...listed];
  for (const to of listed) namedBy.set(to, 'the sitemap');
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const [own = ''] = path.split('?');
    const seen = visits.get(kind(own)) ?? 0;
    const isStart = starts.includes(path);
    if (answers.has(isStart ? path : own) || (seen >= perKind && !isStart)) continue;
    visits.set(kind(own), seen + 1);
    const answer = await app.anonymous(path);
    answers.set(isStart ? path : own, answer.status);
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) continue;
    if (answer.status !== 200) continue;
    for (const to of addressesIn(await answer.text())) {
      if (!namedBy.has(to)) namedBy.set(to, path);
      waiting.push(to);
    }
    app.passMinutes(1);
  }
  return { namedBy, answers };
}

describe.skipIf(!existsSync('dist/server'))('the crawled site', () => {
  onSqliteFirst('the site without one of its parts', (open) => {
    test.each(sitePartNames)(
      'has no mention of %s and no dead link',
      { timeout: 120_000 },
      async (part) => {
        const app = await open(linkedEnvironment, await loadPages());
        await addLinkedRecords(app);
        const whole = await crawl(app);
        const isOff = (address: string) => isAddressOff(address, [part]);
        const broken = (answers: Map<string, number>) =>
          [...answers].filter(([path, status]) => status >= 400 && !isOff(path));
        expect(broken(whole.answers)).toEqual([]);
        const own = [...whole.answers.keys()].filter(isOff);
        expect(own.length).toBeGreaterThan(0);

        await setParts(app, { [part]: 'off' });
        const left = await crawl(app);
        expect(broken(left.answers)).toEqual([]);
        expect([...left.namedBy].filter(([address]) => isOff(address))).toEqual([]);
        for (const path of own) {
          expect((await app.anonymous(path)).status, path).toBe(410);
        }
        expect(left.answers.size).toBeGreaterThan(10);
      },
    );
  });
});

test('each page of the site is declared with its parts', () => {
  const declared = Object.values(paths).flatMap((path) => (typeof path === 'string' ? [path] : []));
  const pages = readdirSync('src/web/routes', { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('__'))
    .map(({ name }) => `/${name.replace(/\.tsx$/, '').split('.')[0]}`.replace('/index', '/'));
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages.filter((one) => one !== '/preview' && one !== '/$page'))
    expect(declared).toContain(page);
  expect(partsAt('/dive-sites/12/briefing')).toEqual(['dive-sites']);
  expect(partsAt('/share/species/leafy-seadragon.jpg')).toEqual(['species']);
  expect(partsAt('/dive-sites-of-mine')).toEqual([]);
});
