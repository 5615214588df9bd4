import { expect, test } from 'vitest';
import { z } from 'zod';
import { diveSiteSeed } from '../../../contract/dive-sites/dive-sites.ts';
import {
  checkDiveSite,
  checkJsonAddresses,
  checkText,
  jsonLine,
  readFrontMatter,
  readJsonText,
} from './checks.ts';

const targets = {
  pages: new Set(['/blog', '/blog/slow', '/gear-reviews/fins']),
  sites: new Set(["Sow & Pigs (Sydney's reef)"]),
  hasPicture: (address: string) => address === '/art/a.jpg',
};

const check =
  (html: string, body = html) =>
  () =>
    checkText(
      { file: 'articles/a.md', source: `---\ntitle: A\n---\nOne.\n\n${body}\n`, html },
      targets,
    );

test('an error names the line of a missing field, a wrong field, broken YAML and absent front matter', () => {
  const shape = z.strictObject({ title: z.string(), category: z.enum(['Tips']) });
  const read = (head: string) => () => readFrontMatter('a.md', `---\n${head}\n---\nBody`, shape);
  expect(read('title: A\ncategory: Tips')()).toEqual({
    fields: { title: 'A', category: 'Tips' },
    body: 'Body',
  });
  expect(read('category: Tips')).toThrow('a.md:1: title:');
  expect(read('title: A\ncategory: Trips')).toThrow('a.md:3: category:');
  expect(read('title: A\ncategory: "Tips')).toThrow(/^a\.md:\d+: /);
  expect(() => readFrontMatter('a.md', 'Body', shape)).toThrow('a.md:1: no front matter');
});

test('an error names its line in a JSON text', () => {
  const shape = z.array(z.object({ name: z.string() }));
  const source = '[\n  {\n    "name": "A"\n  },\n  {\n    "name": 2\n  }\n]\n';
  expect(() => readJsonText('p.json', source, shape)).toThrow('p.json:6: 1.name:');
  expect(() => readJsonText('p.json', '[\n  {"name": "A",}\n]', shape)).toThrow(
    'p.json:2: no JSON',
  );
  expect(jsonLine(source, [1, 'colour'])).toBe(5);
});

test('an error names the line of an invalid or contradictory field of a dive site', () => {
  const site = {
    name: 'Ruled Bay',
    region: 'Sydney',
    latitude: -33.9,
    longitude: 151.2,
    skillLevel: 'Beginner',
    depthRange: '2–14 m',
    waterTemp: '14–23 °C',
    description: 'A bay.',
  };
  const read = (changes: object) => {
    const source = JSON.stringify([site, { ...site, ...changes }], null, 1);
    const line = (key: string) =>
      source.split('\n').findLastIndex((row) => row.includes(`"${key}"`)) + 1;
    return { line, run: () => readJsonText('seed/s.json', source, z.array(diveSiteSeed)) };
  };
  const closed = { status: 'closed', statusReason: 'x', statusAuthority: 'Parks', featured: true };
  for (const [changes, key] of [
    [closed, 'status'],
    [{ depthMin: 2, depthMax: 30, depthTypical: 25 }, 'depthMax'],
    [{ access: 'boat', walkMetres: 300 }, 'walkMetres'],
    [{ protectedZoneMetres: 25 }, 'protectedZoneMetres'],
    [{ steps: -1 }, 'steps'],
  ] as const) {
    const { run, line } = read(changes);
    expect(run).toThrow(`seed/s.json:${line(key)}: 1.${key}:`);
  }
  expect(read({}).run()).toHaveLength(2);
});

test('links to pages, texts, dive sites, anchors and other hosts are accepted', () => {
  for (const href of ['/blog', '/blog/slow?a=1#b', '/gear-reviews/fins', '#top', 'https://a.au']) {
    expect(check(`<p><a href="${href}">x</a></p>`)).not.toThrow();
  }
  expect(
    check('<a href="site:Sow & Pigs (Sydney\'s reef)">x</a>'),
    'a dive site by its name',
  ).not.toThrow();
});

test('an error names the line of a broken link, not the line of a longer address', () => {
  expect(
    check('<a href="/blog/slow">x</a><a href="/blog/slo">y</a>', '[x](/blog/slow)\n[y](/blog/slo)'),
  ).toThrow('articles/a.md:7: broken link: /blog/slo');
  expect(check('<a href="/gear-reviews/gone">x</a>')).toThrow('broken link: /gear-reviews/gone');
  expect(check('<a href="site:Atlantis">x</a>', '[x](<site:Atlantis>)')).toThrow(
    'articles/a.md:6: broken link: site:Atlantis',
  );
  const article = { file: 'a.md', source: '---\ntitle: A\ndiveSite: Atlantis\n---\n', html: '' };
  expect(() => checkDiveSite(article, 'diveSite', 'Atlantis', targets)).toThrow(
    'a.md:3: no such dive',
  );
});

test('an error names the line of a broken path in a JSON text', () => {
  const check = (source: string) => () => checkJsonAddresses('learn.json', source, targets);
  expect(check('{"a": ["/blog", "/art/a.jpg", "/ is a slash", 3, null]}')).toThrow(
    'learn.json:1: broken link: / is a slash',
  );
  expect(check('{"a": ["/blog", "/art/a.jpg", "no address", 3, null]}')).not.toThrow();
  expect(check('{\n  "a": [\n    { "to": "/blgo" }\n  ]\n}')).toThrow(
    'learn.json:3: broken link: /blgo',
  );
  expect(check('{\n  "image": "/art/b.jpg"\n}')).toThrow(
    'learn.json:2: no such picture: /art/b.jpg',
  );
});

test('an error names the line of a missing image', () => {
  expect(check('<img src="/art/a.jpg" alt="A">')).not.toThrow();
  expect(check('<img src="/art/b.jpg" alt="B">')).toThrow(
    'articles/a.md:6: no such picture: /art/b.jpg',
  );
});

test.each([
  ['<script src="/x.js"></script>', 'the tag in <script>'],
  ['<iframe src="https://a.au"></iframe>', 'the tag in <iframe>'],
  ['<style>p{}</style>', 'the tag in <style>'],
  ['<p style="color:red">x</p>', 'style in <p>'],
  ['<img src="/art/a.jpg" alt="A" onerror=alert(1)>', 'onerror in <img>'],
  ['<a href="javascript:alert(1)">x</a>', 'href in <a>'],
  ['<img src="data:image/png;base64,AA" alt="A">', 'src in <img>'],
])('%s is unsafe', (html, what) => {
  expect(check(html)).toThrow(`articles/a.md:6: unsafe: ${what}`);
});

test('tags that the sanitiser keeps are accepted', () => {
  const html = '<h2>A</h2><aside class="pull-quote">B</aside><table><th scope="col">C</th></table>';
  expect(check(html)).not.toThrow();
});
