import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlockData, pageWriter } from '../../../blocks/block.ts';
import { blocks } from '../../../blocks/registry.ts';
import { plainText, toExcerpt } from '../../../domain/text/text.ts';
import { renderBlocks } from './blocks.ts';
import { sanitise } from './html.ts';
import { parseHtml } from './html-elements.ts';
import { parseStored } from './reader-html.ts';

const torch = {
  id: 3,
  name: 'Torch "<b>strap</b>"',
  category: 'Lights "and" more',
  description: '<p>Bright <script>alert(1)</script>&amp; small.</p>',
  rating: '4.5',
  pickFor: 'small "hands"',
  affiliateLink: 'https://shop.example/?a=1&b="2"',
  imageUrl: '/art/gear/torch-night.jpg',
  specs: null,
};
const lamp = {
  ...torch,
  id: 4,
  name: 'Lamp',
  category: 'Accessories',
  specs: {
    values: { lumens: 900, beam: '8° <b>' },
    source: 'https://maker.example/a?b=1&c',
    checkedOn: '2026-11-24',
  },
};
const pier = {
  id: 12,
  name: 'Rapid Bay <i>Jetty</i>',
  region: 'Fleurieu & beyond',
  depthRange: '3–9 m',
  depthMin: 3,
  depthMax: 9,
  skillLevel: 'Beginner',
  description: 'A pier "of" leafy seadragons.',
  imageUrl: null,
  type: 'pier',
  access: 'shore',
  latitude: '-35.5',
  status: 'closed',
} as const;
const data: BlockData = {
  products: new Map<number, typeof torch | typeof lamp>([
    [3, torch],
    [4, lamp],
  ]),
  sites: new Map([[12, pier]]),
};

const page = (html: string, records = data) =>
  renderBlocks(parseStored(html), records, 'page', pageWriter, []);
const plain = (html: string) => renderBlocks(parseStored(html), data, 'plain', pageWriter, []);

const video =
  '<figure data-block="video" data-video="https://www.youtube-nocookie.com/embed/abcDEF12345" data-poster="/art/scenes/fallback-2.jpg"><a href="https://www.youtube.com/watch?v=abcDEF12345" rel="noopener" target="_blank">Rays &amp; "more"</a></figure>';

/** Each block as the editor writes it. */
const stored: Record<string, string> = {
  callout: '<aside data-block="callout" data-kind="warning"><p>Surge.</p></aside>',
  compared: '<div data-block="compared" data-ids="3,4"></div>',
  comparison:
    '<table data-block="comparison"><caption>Lamps</caption><tbody><tr><th colspan="1"><p>Lamp</p></th><th><p>Hours</p></th></tr><tr><th><p>Small</p></th><td><p>2</p></td></tr></tbody></table>',
  'dive-site': '<div data-block="dive-site" data-id="12"></div>',
  gallery:
    '<div data-block="gallery"><figure><img src="/art/gear/torch-night.jpg" alt="A torch" width="800" loading="lazy" decoding="async" /><figcaption>By night</figcaption></figure></div>',
  product: '<div data-block="product" data-id="3"></div>',
  'pros-cons':
    '<div data-block="pros-cons"><h3>Pros</h3><ul><li><p>Light</p></li></ul><h3>Cons</h3><ul><li><p>Dear</p></li></ul></div>',
  video,
};

test('every block has an example here', () => {
  expect(Object.keys(stored).sort()).toEqual(blocks.map(({ name }) => name).sort());
});

test.each(Object.entries(stored))('%s is stored as the editor writes it', (_, html) => {
  expect(sanitise(html)).toBe(html);
});

const hostile = [
  'onclick="alert(1)"',
  'onmouseover=alert(1)',
  'style="position:fixed;inset:0"',
  'class="fixed inset-0"',
  'id="main"',
  'data-foo="1"',
  'data-play="https://evil.example"',
  'srcdoc="<script>alert(1)</script>"',
  'formaction="javascript:alert(1)"',
];

test.each(Object.entries(stored))('%s loses every unknown attribute', (_, html) => {
  const attacked = html.replace(/^<(\w+)/, `<$1 ${hostile.join(' ')}`);
  expect(attacked).not.toBe(html);
  expect(sanitise(attacked)).toBe(html);
});

test.each(Object.entries(stored))('%s contains no script after sanitising', (_, html) => {
  const inside =
    '<script>alert(1)</script><iframe src="https://evil.example"></iframe><svg onload=alert(1)></svg><a href="javascript:alert(1)" onclick="alert(1)">x</a><style>*{display:none}</style><form action="//evil.example"><input></form>';
  const attacked = html.replace(/(<\/\w+>)$/, `${inside}$1`);
  for (const shown of [sanitise(attacked), page(attacked), plain(attacked)]) {
    expect(shown).not.toMatch(/<(script|iframe|style|form|input)|javascript:|onclick|onload|evil/i);
  }
});

test.each([
  [
    'a callout of another kind',
    '<aside data-block="callout" data-kind="x&quot; onclick=&quot;1">',
    '<aside data-block="callout" data-kind="note"></aside>',
  ],
  ['a callout that is no aside', '<div data-block="callout" data-kind="note">', '<div></div>'],
  ['a block of no kind', '<div data-block="script" data-id="1">', '<div></div>'],
  ['a block named as a member of objects', '<div data-block="constructor">', '<div></div>'],
  ['a product without a number', '<div data-block="product" data-id="1 or 1=1">', '<div></div>'],
  [
    'a product with a long number',
    '<div data-block="product" data-id="99999999999999999999">',
    '<div></div>',
  ],
  ['a site below one', '<div data-block="dive-site" data-id="-3">', '<div></div>'],
  ['a site without an id', '<div data-block="dive-site">', '<div></div>'],
  [
    'a video of another host',
    '<figure data-block="video" data-video="https://evil.example/embed/abcDEF12345">',
    '<figure></figure>',
  ],
  [
    'a video that is a script',
    '<figure data-block="video" data-video="javascript:alert(1)">',
    '<figure></figure>',
  ],
  [
    'a video address with more in it',
    '<figure data-block="video" data-video="https://www.youtube.com/embed/abcDEF12345&quot;><script>">',
    '<figure></figure>',
  ],
])('%s is replaced by valid HTML', (_, opening, expected) => {
  const tag = /^<(\w+)/.exec(opening)?.[1];
  expect(sanitise(`${opening}</${tag}>`)).toBe(expected);
});

test.each([
  '//evil.example/a.jpg',
  'https://i.ytimg.com/vi/abcDEF12345/0.jpg',
  '/art/../api/x.jpg',
  'javascript:alert(1)',
  '/media/x.svg',
])('a poster at %s is replaced by a drawing', (poster) => {
  const html = video.replace('/art/scenes/fallback-2.jpg', poster);
  expect(sanitise(html)).toContain('data-poster="/art/scenes/fallback-1.jpg"');
});

test('the address of a video is stored in its cookie-free form', () => {
  const html =
    '<figure data-block="video" data-video="https://youtu.be/abcDEF12345?si=x">T</figure>';
  expect(sanitise(html)).toContain(
    'data-video="https://www.youtube-nocookie.com/embed/abcDEF12345"',
  );
});

test('sanitising twice changes nothing', () => {
  const part = fc.oneof(
    fc.constantFrom(...Object.values(stored), ...hostile, '<div data-block=', '</div>', '">', "'"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const once = sanitise(parts.join(' '));
      expect(sanitise(once)).toBe(once);
      for (const { attributes } of parseHtml(once).elements) {
        expect(Object.keys(attributes).join()).not.toMatch(/(^|,)(on|style|srcdoc)/);
      }
    }),
  );
});

test('a page shows the current records, with their text escaped', () => {
  const html = page(`${stored.product}${stored['dive-site']}`);
  expect(html).toContain('Torch &quot;&lt;b&gt;strap&lt;/b&gt;&quot;');
  expect(html).toContain('Lights &quot;and&quot; more');
  expect(html).toContain('<p>Bright &amp; small.</p>');
  expect(html).toContain(
    '<a href="https://shop.example/?a=1&amp;b=&quot;2&quot;" rel="sponsored nofollow noopener noreferrer" target="_blank"',
  );
  expect(html).toContain('Affiliate Link - We earn from qualified purchases');
  expect(html).toContain('<a href="/dive-sites/12">Rapid Bay &lt;i&gt;Jetty&lt;/i&gt;</a>');
  expect(html).toContain('<img src="/api/dive-sites/12/section-card.svg"');
  expect(plain(stored['dive-site'] ?? '')).toContain('<img src="/share/dive-sites/12.jpg"');
  expect(html).toContain('<strong data-status>Closed</strong>');
  expect(html).toContain('style="left:7.5%;width:15%"');
  expect(html).not.toMatch(/<(script|b|i)>/);
});

test.each(['javascript:alert(1)', '/gear-reviews', '', '//evil.example'])(
  'a product with the link “%s” has no link to a shop',
  (affiliateLink) => {
    const products = new Map([[3, { ...torch, affiliateLink }]]);
    const html = page(stored.product ?? '', { ...data, products });
    expect(html).toContain('No shop known at present: ask your dealer.');
    expect(html).not.toMatch(/<a |Affiliate/);
  },
);

test('the card of a deleted record is removed, and the rest of the page stays', () => {
  const html = `<p>Before</p>${stored.product}<p>between</p>${stored['dive-site']}<p>after</p>`;
  const nothing = { products: new Map(), sites: new Map() };
  expect(page(html, nothing)).toBe('<p>Before</p><p>between</p><p>after</p>');
});

test('a video is a picture of this site and a link until it is played', () => {
  const html = page(video);
  expect(html).not.toMatch(/<iframe|<script/);
  expect([...html.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    '/art/scenes/fallback-2.jpg',
  ]);
  expect(html).toContain('href="https://www.youtube.com/watch?v=abcDEF12345" data-play=');
  expect(html).toContain('<figcaption>Rays &amp; &quot;more&quot;<');
});

test('the header cells of a comparison have a scope', () => {
  const html = page(stored.comparison ?? '');
  expect(html).toContain('<th scope="col" colspan="1"><p>Lamp</p></th><th scope="col">');
  expect(html).toContain('<tr><th scope="row"><p>Small</p></th><td>');
});

test('blocks in plain form contain only text, links, pictures and tables', () => {
  const html = plain(Object.values(stored).join(''));
  expect(html).not.toMatch(/ (data-|class|style|id|on\w+)/);
  expect(new Set(parseHtml(html).elements.map(({ name }) => name))).toEqual(
    new Set(
      'blockquote p strong br span table caption tbody tr th td img a figure figcaption h3 ul li'.split(
        ' ',
      ),
    ),
  );
  expect(html).toContain('</p><p>Depth 3–9 m. Beginner.<br /><span aria-hidden="true">0');
  // Screen readers read out the address of a link that has no text.
  for (const [, link = ''] of html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)) {
    expect(plainText(link), link).not.toBe('');
  }
  expect(plainText(html)).toBe(
    'Warning Surge. Torch "<b>strap</b>", Lamp Torch "<b>strap</b>" Lamp Kind Lights "and" more Accessories Light Not known 900 lumens Beam Not known 8° <b> Source maker.example, read on 24 November 2026 Lamps Lamp Hours Small 2 Rapid Bay <i>Jetty</i>, Fleurieu & beyond. Closed. Depth 3–9 m. Beginner. 0 m ■■□□□□□□ 40 m A pier "of" leafy seadragons. By night Torch "<b>strap</b>", Lights "and" more, rated 4.5 of 5. Bright & small. Check Price (Affiliate Link - We earn from qualified purchases) Pros Light Cons Dear ▶ Rays & "more" (video on YouTube)',
  );
});

test('an automatic excerpt contains no text of blocks', () => {
  const html = `${Object.values(stored).join('')}<p>Kelp sways.</p>`;
  expect(toExcerpt(sanitise(html))).toBe('Kelp sways...');
});

test.each([
  '<p>Plain <em>words</em></p><hr />',
  '<aside class="pull-quote"><p>Slow down.</p></aside>',
  '<div class="pros-cons"><h3>Pros</h3></div><div class="notice">Mind the step.</div>',
  '<figure class="wide"><img src="/a.jpg" alt="" loading="lazy" decoding="async" /><figcaption>x</figcaption></figure>',
  '<table><caption>Tides</caption><tbody><tr><th scope="col">High</th></tr></tbody></table>',
  '<h2 id="x">A</h2><ol start="3"><li>b</li></ol>',
])('a text without blocks is not changed: %s', (html) => {
  expect(page(html)).toBe(html);
  expect(plain(html)).toBe(html);
});

test('blocks within blocks at any depth are parts of the outermost block', () => {
  const deep = 3000;
  const html = '<div data-block="pros-cons">'.repeat(deep) + stored.product + '</div>'.repeat(deep);
  expect(page(html).match(/data-block="pros-cons"/g)).toHaveLength(deep);
  expect(page(html)).not.toContain('Check Price');
});

test('compared products show the figures of the catalogue with their source, and mark unknown figures', () => {
  const html = page('<div data-block="compared" data-ids="4,3"></div>');
  expect(html).toContain('<th scope="col">Lamp</th><th scope="col">Torch');
  expect(html).toContain(
    '<tr><th scope="row">Light</th><td>900 lumens</td><td>Not known</td></tr>',
  );
  expect(html).toContain('<td>8° &lt;b&gt;</td>');
  expect(html).toContain(
    '<a href="https://maker.example/a?b=1&amp;c" rel="noopener">maker.example</a>, read on 24 November 2026',
  );
  expect(html).not.toContain('Burn time');
  expect(plain('<div data-block="compared" data-ids="4,3"></div>')).toMatch(/^<table border/);
  expect(page('<div data-block="compared" data-ids="4,9"></div>')).toBe('');
});

test.each(['3', '3,3', '3,x', '1,2,3,4,5', ''])('products %j are no comparison', (ids) => {
  expect(sanitise(`<div data-block="compared" data-ids="${ids}"></div>`)).not.toContain('compared');
});
