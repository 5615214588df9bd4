import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { setAdminPassword } from '../../src/server/platform/auth/password.ts';
import { parseConfig } from '../../src/server/platform/config/config.ts';
import {
  contentSecurityPolicy,
  fixedHeaders,
  headersFor,
} from '../../src/server/platform/http/headers.ts';
import { openApp, openMigratedSqlite, password } from '../support/both-databases.ts';

const page =
  '<!doctype html><script>let a</script><style>p{}</style><script src="/assets/x.js"></script>';
const database = openMigratedSqlite();
let answer: Response;
let cookie: string;

/** The app behind https, with one page that has scripts and styles of every kind. */
function appWithPages() {
  const { services } = openApp(database, { SITE_URL: 'https://dive.example' });
  return createApp(services, {
    fetch: async () => new Response(page, { headers: { 'Content-Type': 'text/html' } }),
  });
}

beforeAll(async () => {
  const { app } = appWithPages();
  answer = await app.request('https://dive.example/blog');
  await setAdminPassword(database, password);
  const login = await app.request('https://dive.example/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  cookie = login.headers.getSetCookie().join('\n');
});
afterAll(() => database.destroy());

const header = (name: string) => answer.headers.get(name) ?? '';

function policy() {
  const directives = header('Content-Security-Policy')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  const sources = new Map(directives.map(([name = '', ...values]) => [name, values]));
  return (name: string) => sources.get(name) ?? sources.get('default-src') ?? [];
}

/**
 * The score by the published rules of the MDN HTTP Observatory
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): penalties subtract from 100,
 * and merits add to a score of 90 or more. A score of 100 or more is A+.
 */
function observatoryScore() {
  const csp = policy();
  const scripts = csp('script-src');
  const styles = [...csp('style-src'), ...csp('style-src-elem')];
  const unsafe = (sources: string[]) =>
    sources.some((source) => /'unsafe-(inline|eval)'|^(https?|data):$|^\*$/.test(source));
  const strictTransport = Number(
    /max-age=(\d+)/.exec(header('Strict-Transport-Security'))?.[1] ?? 0,
  );
  const penalties = {
    'no CSP': header('Content-Security-Policy') ? 0 : -25,
    'unsafe scripts or objects': unsafe(scripts) || unsafe(csp('object-src')) ? -20 : 0,
    'no HSTS': strictTransport >= 15_768_000 ? 0 : -20,
    'may be framed': csp('frame-ancestors').join() === "'none'" ? 0 : -20,
    'types may be guessed': header('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'referrers leak': /unsafe-url|^origin$/.test(header('Referrer-Policy')) ? -5 : 0,
    'open to other origins': answer.headers.has('Access-Control-Allow-Origin') ? -50 : 0,
    'loose cookies': /Secure/.test(cookie) && /HttpOnly/.test(cookie) ? 0 : -40,
    'scripts from elsewhere without integrity': /<script[^>]+src="(https?:)?\/\//.test(page)
      ? -50
      : 0,
  };
  const merits = {
    'CSP without anything unsafe': unsafe(scripts) || unsafe(styles) ? 0 : 5,
    'CSP from none up': csp('default-src').join() === "'none'" ? 5 : 0,
    'frames by CSP': csp('frame-ancestors').join() === "'none'" ? 5 : 0,
    'private referrer': /strict-origin|no-referrer|same-origin/.test(header('Referrer-Policy'))
      ? 5
      : 0,
    'resources of one origin': header('Cross-Origin-Resource-Policy') === 'same-origin' ? 10 : 0,
    'same-site cookies': /SameSite=(Lax|Strict)/.test(cookie) ? 5 : 0,
  };
  const sum = (values: object) => Object.values(values).reduce((total, value) => total + value, 0);
  const score = 100 + sum(penalties);
  return { penalties, score: score >= 90 ? score + sum(merits) : score };
}

test('the site scores A+ by the rules of the MDN HTTP Observatory', () => {
  const { penalties, score } = observatoryScore();
  expect(penalties).toEqual(Object.fromEntries(Object.keys(penalties).map((name) => [name, 0])));
  expect(score).toBeGreaterThanOrEqual(100);
  console.log(`Score by the rules of the MDN HTTP Observatory: ${score} (A+ from 100)`);
});

test('the policy of a page names its inline scripts and styles by their hashes, and demands Trusted Types', () => {
  const csp = policy();
  expect(csp('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)]);
  expect(csp('style-src-elem')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)]);
  expect(csp('require-trusted-types-for')).toEqual(["'script'"]);
  expect(csp('trusted-types')).toEqual(['default', 'parser']);
  expect(csp('base-uri')).toEqual(["'none'"]);
  expect(csp('object-src')).toEqual(["'none'"]);
});

test('the admin’s pages allow inline styles, and inline scripts only by hash', async () => {
  const { app } = appWithPages();
  const admin = await app.request('https://dive.example/admin/dive-sites');
  const csp = admin.headers.get('Content-Security-Policy') ?? '';
  expect(csp).toMatch(/script-src 'self' 'sha256-[^']{44}';/);
  expect(csp).toContain("style-src-elem 'self' 'unsafe-inline';");
  expect(csp).toContain("require-trusted-types-for 'script'; trusted-types default parser");
  const other = await app.request('https://dive.example/administrators');
  expect(other.headers.get('Content-Security-Policy')).not.toContain("-elem 'self' 'unsafe");
});

test('the other headers and the cookie have strict values', () => {
  expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(header('Permissions-Policy')).toContain('geolocation=(self)');
  expect(header('Permissions-Policy')).toContain('camera=(), microphone=()');
  expect(header('Strict-Transport-Security')).toBe('max-age=63072000');
  expect(answer.headers.has('X-Powered-By')).toBe(false);
  expect(answer.headers.has('Server')).toBe(false);
  expect(cookie).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict\n__Host-device=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test.each([
  ['', 'max-age=63072000'],
  ['on', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['off', 'max-age=0'],
])('HSTS=%s is sent as %s over https only', (HSTS, sent) => {
  const headersAt = (SITE_URL: string) => fixedHeaders(parseConfig({ SITE_URL, HSTS }));
  expect(headersAt('https://dive.example')['Strict-Transport-Security']).toBe(sent);
  expect(headersAt('http://dive.example')['Strict-Transport-Security']).toBeUndefined();
});

test('static files carry no document policies, and an SVG opened by itself runs no script', () => {
  const headers = headersFor(parseConfig({ SITE_URL: 'https://dive.example' }));
  const file = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000',
  };
  expect(headers('/assets/app.js')).toEqual(file);
  expect(headers('/assets/mark.svg')).toEqual({
    ...file,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers('/art/plate.avif')).toEqual({
    ...file,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  expect(headers('/art/plate.svg')).toEqual({
    ...headers('/art/plate.avif'),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers('/guides/first.pdf')).toMatchObject(
    fixedHeaders(parseConfig({ SITE_URL: 'https://dive.example' })),
  );
});

test('the pages of the admin allow no third-party scripts, even with a tag manager', () => {
  const config = parseConfig({ SITE_URL: 'https://dive.example', GTM_ID: 'GTM-ABC1234' });
  const inline = { scripts: [], styles: [] };
  expect(contentSecurityPolicy(config, inline)).toContain('googletagmanager');
  const admins = contentSecurityPolicy(config, inline, { isAdmin: true });
  expect(admins).toContain("script-src 'self';");
  expect(admins).not.toMatch(/googletagmanager|google-analytics/);
});
