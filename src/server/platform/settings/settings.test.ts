import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  onSqliteFirst,
  openApp,
  openMigratedSqlite,
} from '../../../../tests/support/both-databases.ts';
import type { RevisionSummary } from '../../../contract/history/history.ts';
import {
  readSettings,
  settingGroupKeys,
  settingGroups,
} from '../../../contract/settings/groups/groups.ts';
import type {
  HomeText,
  LegalPage,
  ListedSettingGroup,
  PublicSettings,
  StoredSettingGroup,
} from '../../../contract/settings/settings.ts';
import { copySite } from '../database/copy-site.ts';
import { readDefaults } from './defaults.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-settings-'));
mkdirSync(join(folder, 'pages'));
writeFileSync(join(folder, 'site.json'), '{"name": "Deep Blue", "email": "us@deep.example"}');
writeFileSync(
  join(folder, 'pages/terms-of-service.md'),
  '---\ntitle: Our terms\ndescription: The terms of {siteName}.\n---\nBe kind at {siteName}.\n',
);
afterAll(() => rmSync(folder, { recursive: true }));

const groupPath = (key: keyof typeof settingGroups) => `/api/settings/${settingGroups[key].id}`;

test('every default is valid in its form', () => {
  const defaults = readDefaults(undefined);
  for (const key of settingGroupKeys) {
    expect(readSettings(key, defaults[key]), key).toEqual({ values: defaults[key], errors: {} });
  }
});

test('a legal page of CONTENT_DIR without a title stops the start with an error that names the file', () => {
  const broken = mkdtempSync(join(tmpdir(), 'own-settings-'));
  mkdirSync(join(broken, 'pages'));
  writeFileSync(join(broken, 'pages/privacy-policy.md'), 'No head.');
  expect(() => readDefaults(broken)).toThrow('pages/privacy-policy.md needs a title');
  rmSync(broken, { recursive: true });
});

onSqliteFirst('settings', (open) => {
  async function start(environment?: Record<string, string>) {
    const app = await open(environment);
    const read = async <T>(path: string) => (await (await app.anonymous(path)).json()) as T;
    return {
      ...app,
      read,
      site: async () => (await read<PublicSettings>('/api/settings')).site,
      group: async (key: keyof typeof settingGroups) =>
        (await (await app.admin(groupPath(key))).json()) as StoredSettingGroup,
      change: (key: keyof typeof settingGroups, values: object, version?: number) =>
        app.admin(groupPath(key), {
          method: 'PATCH',
          body: { values, ...(version && { version }) },
        }),
    };
  }

  test('an unchanged site has the values of CONTENT_DIR, or else of content/', async () => {
    const { site, read } = await start({ CONTENT_DIR: folder });
    expect(await site()).toMatchObject({
      name: 'Deep Blue',
      email: 'us@deep.example',
      strapLine: 'Australian dive sites, gear and know-how',
    });
    const terms = await read<LegalPage>('/api/settings/pages/legal/terms-of-service');
    expect(terms).toMatchObject({ title: 'Our terms', html: '<p>Be kind at Deep Blue.</p>' });
  });

  test('a change overrides CONTENT_DIR at once, until it is reset to its default', async () => {
    const { site, change, group } = await start({ CONTENT_DIR: folder });
    expect((await change('identity', { name: 'Kelp Notes' })).status).toBe(200);
    expect(await site()).toMatchObject({ name: 'Kelp Notes', email: 'us@deep.example' });
    const { values, defaults, version } = await group('identity');
    expect([values.name, defaults.name, version]).toEqual(['Kelp Notes', 'Deep Blue', 2]);

    await change('identity', { name: 'Deep Blue' });
    expect((await group('identity')).values).toEqual(defaults);
    expect((await site()).name).toBe('Deep Blue');
  });

  test('only the owner’s changes are stored: the rest follows the next release', async () => {
    const { admin, change, services } = await start();
    await change('identity', {
      name: 'Kelp Notes',
      strapLine: 'Australian dive sites, gear and know-how',
    });
    const rows = await services.database.selectFrom('settings').select(['id', 'changes']).execute();
    // The authors contain the site's name.
    const changes = {
      ...{ name: 'Kelp Notes', author: 'Kelp Notes Team', reviewAuthor: 'The Kelp Notes Editor' },
    };
    expect(rows).toEqual([{ id: settingGroups.identity.id, changes: JSON.stringify(changes) }]);
    const listed = (await (await admin('/api/settings/groups')).json()) as ListedSettingGroup[];
    expect(listed.filter(({ changed }) => changed.length > 0)).toMatchObject([
      { key: 'identity', changed: Object.keys(changes) },
    ]);
  });

  test('feeds and server documents contain the site name that the owner set', async () => {
    const { change, anonymous } = await start();
    await change('identity', { name: 'Kelp & Co' });
    for (const [path, words] of [
      ['/manifest.webmanifest', '"Kelp & Co"'],
      ['/rss.xml', 'Kelp &amp; Co'],
      ['/llms.txt', '# Kelp & Co'],
      ['/api/openapi.json', 'Kelp & Co API'],
    ] as const) {
      expect(await (await anonymous(path)).text(), path).toContain(words);
    }
  });

  test('authors that contain the site’s name change with it, also in posts, and other authors stay', async () => {
    const { admin } = await open();
    const post = async (path: string, body: object) =>
      (await (await admin(path, { method: 'POST', body })).json()) as { id: number };
    const team = await post('/api/articles', { title: 'Of the team' });
    const person = await post('/api/articles', { title: 'Of Jo', author: 'Jo' });
    const author = async ({ id }: { id: number }) =>
      ((await (await admin(`/api/articles/${id}`)).json()) as { author: string }).author;
    const change = async (values: object) => {
      const answer = await admin('/api/settings/1', { method: 'PATCH', body: { values } });
      return ((await answer.json()) as StoredSettingGroup).values;
    };
    expect(await change({ name: 'Coral Notes' })).toMatchObject({
      ...{ author: 'Coral Notes Team', reviewAuthor: 'The Coral Notes Editor' },
    });
    expect(await author(team)).toBe('Coral Notes Team');
    expect(await author(person)).toBe('Jo');
    expect(await change({ name: 'Kelp Notes', author: 'The Crew' })).toMatchObject({
      ...{ author: 'The Crew', reviewAuthor: 'The Kelp Notes Editor' },
    });
    expect(await author(team)).toBe('The Crew');
    expect((await admin('/api/settings/1', { method: 'DELETE' })).status).toBe(200);
    expect(await author(team)).toBe('Bottom Time Team');
    await change({ name: 'Dive', author: 'Divers of Dive' });
    expect(await change({ name: 'R$&f' })).toMatchObject({ author: 'Divers of R$&f' });
    expect(await change({ name: 'Reef' })).toMatchObject({ author: 'Divers of Reef' });
  });

  test('legal pages and mails name the operator once it is set, and an invalid ABN is refused', async () => {
    const { admin, anonymous, change, read, services } = await start();
    const page = () => read<LegalPage>('/api/settings/pages/legal/privacy-policy');
    const sendMail = async () => {
      const message = {
        name: 'Jo',
        email: 'jo@example.com',
        subject: 'Hi',
        message: 'Hello there.',
      };
      await anonymous('/api/contact', { method: 'POST', body: message });
      const rows = services.database.selectFrom('outbox').select('message').orderBy('id', 'desc');
      const row = await rows.executeTakeFirstOrThrow();
      return JSON.parse(row.message) as { text: string; html: string };
    };
    const asked = async () => (await (await admin('/api/admin/overview')).json()).missingOperator;
    expect((await page()).operator).toBe('');
    expect((await sendMail()).text).not.toContain('is run by');
    expect(await asked()).toBe(true);

    const refused = await change('operator', { abn: '51 824 753 557' });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('This is no ABN'),
    ]);
    const operator = {
      legalEntity: 'Kelp & Sons Pty Ltd',
      abn: '51 824 753 556',
      postalAddress: 'PO Box 1, Eden NSW 2551',
    };
    expect((await change('operator', operator)).status).toBe(200);
    const line =
      'Bottom Time is run by Kelp & Sons Pty Ltd, ABN 51 824 753 556, PO Box 1, Eden NSW 2551.';
    expect((await page()).operator).toBe(line);
    const mail = await sendMail();
    expect(mail.text).toContain(line);
    expect(mail.html).toContain(line.replace('&', '&amp;'));
    expect(await asked()).toBe(false);
  });

  test('each save stores the previous state, and the first save stores the default', async () => {
    const { admin, change, read } = await start();
    const path = groupPath('terms-of-service');
    const before = (await (await admin(path)).json()) as StoredSettingGroup;
    await change('terms-of-service', { body: '# One' });
    await change('terms-of-service', { body: '# Two' });
    await change('terms-of-service', { body: '# Two' });
    const history = (await (await admin(`${path}/revisions`)).json()) as RevisionSummary[];
    expect(history.map(({ version }) => version)).toEqual([2, 1]);
    const bodies = await Promise.all(
      history.map(async ({ id }) => {
        const answer = await admin(`${path}/revisions/${id}`);
        return ((await answer.json()) as StoredSettingGroup).values.body;
      }),
    );
    expect(bodies).toEqual(['# One', before.values.body]);
    const { html } = await read<LegalPage>('/api/settings/pages/legal/terms-of-service');
    expect(html).toBe('<h2>Two</h2>');
  });

  test('page heads list a page only once, and rows stored without newer fields remain valid', async () => {
    const { change, site, group, services } = await start();
    const twice = [
      { page: '/about', picture: '' },
      { page: '/about', picture: '' },
    ];
    const refused = await change('page-heads', { pages: twice });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Page 2: The same as page 1.');

    expect((await change('page-heads', { pages: [] })).status).toBe(200);
    const changes = JSON.stringify({ pages: [{ page: '/about', picture: '/art/a.jpg' }] });
    await services.database.updateTable('settings').set({ changes }).execute();
    const { values } = await group('page-heads');
    expect(values.pages).toMatchObject([{ page: '/about', picture: '/art/a.jpg', indexed: '' }]);
    expect(await change('page-heads', { pages: values.pages })).toMatchObject({ status: 200 });
    expect((await site()).pages?.['/about']).toMatchObject({ seoTitle: '', noindex: false });
  });

  test('the owner can hide, name and add links of header and footer', async () => {
    const { admin, anonymous } = await open();
    const link = { place: 'both', page: '', shown: '', label: '', address: '' };
    const links = [
      { ...link, page: '/contact', shown: 'no' },
      { ...link, place: 'header', page: '/blog', label: 'Logbook' },
      { ...link, place: 'footer', label: 'Our club', address: 'https://club.example/' },
    ];
    const changes = { method: 'PATCH', body: { values: { links } } };
    expect((await admin('/api/settings/6', changes)).status).toBe(200);
    const { site } = (await (await anonymous('/api/settings')).json()) as PublicSettings;
    const { header, footer, labels } = site.navigation;
    expect(header).toEqual([
      '/',
      '/blog',
      '/gear-reviews',
      '/dive-sites',
      '/learn-to-dive',
      '/about',
    ]);
    expect(footer.at(-1)).toBe('https://club.example/');
    expect(footer).not.toContain('/contact');
    expect(labels).toEqual({
      header: { '/blog': 'Logbook' },
      footer: { 'https://club.example/': 'Our club' },
    });
    const nameless = { method: 'PATCH', body: { values: { links: [link] } } };
    expect(await (await admin('/api/settings/6', nameless)).text()).toContain(
      'A link of your own needs a name and an address.',
    );
  });

  test('the public settings contain the owner’s logo and colours as custom properties', async () => {
    const { admin, anonymous } = await open();
    const mark = '/media/0123456789abcdef/600x600.jpg';
    const values = { mark, markNight: '/media/pale.png', buttons: '#1122cc' };
    expect((await admin('/api/settings/38', { method: 'PATCH', body: { values } })).status).toBe(
      200,
    );
    const { site } = (await (await anonymous('/api/settings')).json()) as PublicSettings;
    expect(site.brand?.icon).toBe('/media/0123456789abcdef/400.webp');
    expect(site.brand?.touchIcon).toBe(mark);
    expect(site.brand?.nightIcon).toBe('/media/pale.png');
    expect(site.brand?.style).toMatchObject({
      '--mark': 'url("/media/0123456789abcdef/400.webp")',
    });
    expect(site.brand?.style['--color-ochre']).toMatch(/^light-dark\(#1122cc, #[\da-f]{6}\)$/);
    const manifest = await (await anonymous('/manifest.webmanifest')).text();
    expect(manifest).toContain(mark);
    const wrong = { method: 'PATCH', body: { values: { marks: 'red' } } };
    expect(await (await admin('/api/settings/38', wrong)).text()).toContain('such as #a2490b');
  });

  test('a whole group is reset to its default, and its earlier states are stored', async () => {
    const { admin, change, site } = await start();
    await change('socials', { socials: [{ name: 'Mastodon', url: 'https://a.example/@us' }] });
    expect(await (await admin(groupPath('socials'), { method: 'DELETE' })).json()).toMatchObject({
      version: 3,
    });
    expect((await site()).socials).toHaveLength(3);
    const history = (await (await admin(`${groupPath('socials')}/revisions`)).json()) as object[];
    expect(history).toHaveLength(2);
    const line = { action: 'content_updated', details: 'Social links: socials' };
    expect(await (await admin('/api/admin/audit-log')).json()).toMatchObject({
      total: 2,
      entries: [line, line],
    });
    const untouched = await admin(groupPath('home'), { method: 'DELETE' });
    expect(untouched.status).toBe(404);
  });

  test('a stale save is refused with the current state, and nothing is saved', async () => {
    const { change, site } = await start();
    await change('identity', { name: 'One' }, 1);
    const stale = await change('identity', { name: 'Two' }, 1);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ details: { current: { version: 2 } } });
    expect((await site()).name).toBe('One');
  });

  test('a group of settings that was never saved can have a working copy', async () => {
    const { admin } = await start();
    const save = (id: number) =>
      admin(`/api/admin/working-copies/settings/${id}`, {
        method: 'PUT',
        body: { values: { name: 'Half' }, recordVersion: 1, version: 0 },
      });
    expect((await save(1)).status).toBe(200);
    expect((await save(999)).status).toBe(404);
    expect(await (await admin('/api/admin/working-copies')).json()).toMatchObject([
      { resource: 'settings', recordId: 1, title: 'Name and time zone' },
    ]);
  });

  test('rendered Markdown has no scripts, and its placeholders are filled', async () => {
    const { admin } = await start();
    const text = '**{siteName}**\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))';
    const answer = await admin('/api/settings/preview', { method: 'POST', body: { text } });
    const { html } = (await answer.json()) as { html: string };
    expect(html).toContain('<strong>Bottom Time</strong>');
    expect(html).not.toMatch(/script/);
  });

  test('Home shows a slide with the owner’s picture', async () => {
    const { change, read } = await start();
    const slide = {
      title: 'Our bay',
      description: 'Shallow.',
      callToAction: 'See it',
      link: '/dive-sites',
      film: '',
      picture: '/art/scenes/sites-hero.jpg',
      video: 'https://films.example/bay.mp4',
    };
    expect((await change('home', { slides: [slide] })).status).toBe(200);
    expect((await read<HomeText>('/api/settings/pages/home')).slides).toEqual([slide]);
  });

  const wrong: [keyof typeof settingGroups, object, string][] = [
    ['identity', { name: ' ' }, '“Site name” can not be empty.'],
    ['identity', { name: 'x'.repeat(61) }, '“Site name” has at most 60 characters.'],
    ['identity', { name: 7 }, '“Site name” is a text.'],
    [
      'identity',
      { timeZone: 'Sydney' },
      'This is no time zone. Choose one such as Australia/Sydney.',
    ],
    ['identity', { colour: 'red' }, 'There is no such setting.'],
    ['contact', { email: 'nobody' }, 'Write an email address, such as hello@example.org.'],
    ['contact', { questions: 'none' }, '“Questions” is a list.'],
    [
      'socials',
      { socials: [{ name: 'X', url: 'javascript:alert(1)' }] },
      'Link 1: “Address” must be an address that begins with https:// or /.',
    ],
    ['socials', { socials: [null] }, 'Link 1: A link is an object.'],
    [
      'socials',
      { socials: Array(9).fill({ name: 'X', url: '#' }) },
      '“Social links” holds at most 8.',
    ],
    ['navigation', { header: ['/admin'] }, '“Header” holds an address that is no part of it.'],
    ['navigation', { header: ['/', '/'] }, '“Header” names a page twice.'],
    ['home', { slides: [] }, '“Slides” needs at least 1.'],
    [
      'home',
      {
        slides: [
          {
            title: 'A',
            description: 'B',
            callToAction: 'C',
            link: '/',
            film: '',
            picture: '',
            video: '',
          },
        ],
      },
      'Slide 1: Choose a film of the site or a picture of your own.',
    ],
    [
      'home',
      {
        slides: [
          {
            title: 'A',
            description: 'B',
            callToAction: 'C',
            link: '/',
            film: 'wreck',
            picture: '',
            video: '/a.mp4',
          },
        ],
      },
      'Slide 1: Choose a picture to show until your own film plays.',
    ],
    ['home', { cards: [] }, '“Cards” needs exactly 3.'],
    ['about', { mission: [] }, '“Mission” can not be empty.'],
    [
      'learn',
      {
        guides: [
          { title: 'A', image: '/a.jpg', paragraphs: ['b'], links: [{ to: 'x', label: 'y' }] },
        ],
      },
      'Guide 1, link 1: “Address” must be an address that begins with https:// or /.',
    ],
    ['structured-data', { defaultRating: 6 }, 'A rating is 5 at most.'],
    [
      'structured-data',
      { availability: 'Maybe' },
      '“Availability” must be one of those that are offered.',
    ],
    ['privacy-policy', { body: 'x'.repeat(100_001) }, '“Text” has at most 100000 characters.'],
  ];

  test('each invalid value answers 400 with a message, and nothing is saved', async () => {
    const { change, services } = await start();
    for (const [key, values, sentence] of wrong) {
      const answer = await change(key, values);
      expect([answer.status, (await answer.json()) as object]).toMatchObject([
        400,
        { error: sentence },
      ]);
    }
    expect(await services.database.selectFrom('settings').select('id').execute()).toEqual([]);
  });

  test('a stored value that this release rejects is replaced by the default', async () => {
    const { services, site } = await start();
    const time = '2026-11-21T00:00:00.000Z';
    await services.database
      .insertInto('settings')
      .values({
        id: settingGroups.identity.id,
        name: 'Old',
        changes: JSON.stringify({ name: 'Kept', timeZone: 'Sydney', gone: 1 }),
        createdAt: time,
        updatedAt: time,
      })
      .execute();
    expect(await site()).toMatchObject({ name: 'Kept', timeZone: 'Australia/Sydney' });
  });

  test('visitors can neither read nor change the groups', async () => {
    const { anonymous } = await start();
    const path = groupPath('identity');
    expect((await anonymous(path)).status).toBe(401);
    expect((await anonymous(path, { method: 'PATCH', body: { values: {} } })).status).toBe(401);
    expect((await anonymous('/api/settings/groups')).status).toBe(401);
  });

  test('a copy of the database contains the settings', async () => {
    const { change, services } = await start();
    await change('identity', { name: 'Kelp Notes' });
    const target = openMigratedSqlite();
    await copySite(services.database, target);
    const { anonymous } = openApp(target);
    const copied = (await (await anonymous('/api/settings')).json()) as PublicSettings;
    expect(copied.site.name).toBe('Kelp Notes');
    await target.destroy();
  });
});
