import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import wrecks from '../../../../seed/wrecks.json' with { type: 'json' };
import { addSite } from '../../../../tests/support/add-site.ts';
import { onSqliteFirst, type TestApp } from '../../../../tests/support/both-databases.ts';
import { wreckAttitudes } from '../../../domain/section/facts.ts';
import { slugify } from '../../../domain/text/fold-text.ts';

const wreck = {
  name: 'SS Yongala',
  skillLevel: 'Intermediate',
  type: 'wreck',
  access: 'boat',
  depthMin: 14,
  depthMax: 28,
  depthRange: '14-28m',
  description: 'She lies on her starboard side on open sand.',
};

const add = (site: TestApp, fields: object = {}) => addSite(site, { ...wreck, ...fields });

const readSectionText = async (site: TestApp, id: number) => {
  const answer = await site.anonymous(`/api/dive-sites/${id}/section`);
  return ((await answer.json()) as { words: string | null }).words;
};

onSqliteFirst('sections', (open) => {
  test('a section is drawn in three shapes, with a policy that blocks scripts', async () => {
    const site = await open();
    const { id } = await add(site);
    const words = await readSectionText(site, id);
    expect(words).toContain('a wreck on her starboard side, from 14 to 28 metres deep');
    for (const [file, size] of [
      ['section.svg', 'width="660" height="372"'],
      ['section-tall.svg', 'width="360" height="336"'],
      ['section-card.svg', 'width="360" height="240"'],
    ]) {
      const answer = await site.anonymous(`/api/dive-sites/${id}/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
      expect(answer.headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'.*sandbox$/,
      );
      const svg = await answer.text();
      expect(svg).toContain(size);
      expect(svg).not.toMatch(/<(script|foreignObject|image|a)\b|\son\w+=/);
      expect(svg.length).toBeLessThan(45_000);
    }
  });

  test('a section omits the attitude of a wreck once the guide no longer states it', async () => {
    const site = await open();
    const saved = await add(site);
    const { id } = saved;
    const changed = await site.admin(`/api/dive-sites/${id}`, {
      method: 'PUT',
      body: { ...saved, description: 'A steamer on sand.' },
    });
    expect(changed.status).toBe(200);
    expect(await readSectionText(site, id)).toContain('the remains of a wreck');
  });

  test('a section escapes the owner’s texts', async () => {
    const site = await open();
    const name = 'Reef <script>alert(1)</script> & "Co"';
    const points = [
      { kind: 'entry', label: '</g><image href="x"/>', latitude: -33.8, longitude: 151.2 },
    ];
    const { id } = await add(site, { name, type: 'reef', access: 'shore', points });
    const svg = await (await site.anonymous(`/api/dive-sites/${id}/section.svg`)).text();
    expect(svg).toContain('Reef &lt;script&gt;');
    expect(svg).not.toMatch(/<script|<image/);
  });

  test('a site of unknown depth has no section text and no drawing', async () => {
    const site = await open();
    const { id } = await add(site, { depthMin: null, depthMax: null, depthRange: 'Varies' });
    expect(await readSectionText(site, id)).toBeNull();
    expect((await site.anonymous(`/api/dive-sites/${id}/section.svg`)).status).toBe(404);
    expect((await site.anonymous('/api/dive-sites/999/section')).status).toBe(404);
    expect((await site.anonymous('/api/dive-sites/x/section.svg')).status).toBe(400);
  });
});

test('the guide of each seeded wreck contains the words for its attitude', () => {
  const folder = 'seed/dive-sites';
  const sites = readdirSync(folder).flatMap(
    (file) =>
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
        name: string;
        description: string;
      }[],
  );
  const bySlug = new Map(sites.map((site) => [slugify(site.name), site.description]));
  for (const { slug, lies, words } of wrecks) {
    expect(wreckAttitudes, slug).toContain(lies);
    expect(bySlug.get(slug), slug).toContain(words);
  }
});
