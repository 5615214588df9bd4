import { expect, test } from 'vitest';
import { toSiteHtml } from '../texts/to-site-html.ts';
import { lexicalHtml, mobiledocHtml } from './ghost-text.ts';

/** This site's HTML for the card of the same kind in `cards`. */
const written = {
  image:
    '<figure class="wide"><img src="/a.png" alt="Fin" /><figcaption><em>Blue</em></figcaption></figure>',
  gallery:
    '<div data-block="gallery"><figure><img src="/b.png" alt="" /></figure><figure><img src="/c.png" alt="" /></figure></div><p><em>Two</em></p>',
  bookmark: '<p><a href="https://example.com/x">A title</a><br />About it</p>',
  embed:
    '<figure data-block="video" data-video="https://www.youtube-nocookie.com/embed/abcDEF12345"></figure>',
  callout: '<aside data-block="callout" data-kind="note"><p>Mind the <b>step</b></p></aside>',
  toggle: '<h3>More</h3><p>Hidden</p>',
  markdown: '<p>Some <strong>words</strong></p>',
  code: '<pre><code class="language-js">a &lt; b</code></pre><p><em>Less</em></p>',
  file: '<p><a href="/plan.pdf">Plan</a></p>',
  button: '<p><a href="https://example.com/book">Book</a></p>',
  product: '<h4>A mask</h4><p>Clear</p><p><a href="https://example.com/mask">Buy</a></p>',
  header: '<h2>Above</h2><p>Below</p>',
  html: '<p>Raw</p>',
  hr: '<hr />',
  email: '',
};

const cards: Record<keyof typeof written, object> = {
  image: { src: '/a.png', alt: 'Fin', caption: '<em>Blue</em>', cardWidth: 'wide' },
  gallery: {
    images: [{ src: '/b.png' }, { src: '/c.png' }],
    caption: '<p dir="ltr"><span>Two</span></p>',
  },
  bookmark: {
    url: 'https://example.com/x',
    metadata: { title: 'A title', description: 'About it' },
  },
  embed: {
    url: 'https://youtu.be/abcDEF12345',
    html: '<iframe src="https://www.youtube.com/embed/abcDEF12345"></iframe>',
  },
  callout: { calloutText: '<p>Mind the <b>step</b></p>', calloutEmoji: '!' },
  toggle: { heading: 'More', content: '<p>Hidden</p>' },
  markdown: { markdown: 'Some **words**' },
  code: { code: 'a < b', language: 'js', caption: '<p><span>Less</span></p>' },
  file: { src: '/plan.pdf', fileTitle: 'Plan', fileName: 'plan.pdf' },
  button: { buttonUrl: 'https://example.com/book', buttonText: 'Book' },
  product: {
    productTitle: 'A mask',
    productDescription: '<p>Clear</p>',
    productButtonEnabled: true,
    productButton: 'Buy',
    productUrl: 'https://example.com/mask',
  },
  header: { header: 'Above', subheader: 'Below' },
  html: { html: '<script>x()</script><p onclick="x()">Raw</p>' },
  hr: {},
  email: { html: '<p>Only in mails</p>' },
};

const read = (write: typeof lexicalHtml, source: object) => {
  const notes: string[] = [];
  const note = (sentence: string) => void notes.push(sentence);
  const html = toSiteHtml(write(JSON.stringify(source), note), { note });
  return { html: html.replaceAll('\n', ''), notes };
};

const inLexical = (...children: object[]) =>
  read(lexicalHtml, { root: { type: 'root', children } });

const words = (text: string, format = 0) => ({ type: 'extended-text', text, format });

test.each(Object.entries(written))(
  'a card of the kind %s is read from Lexical and from Mobiledoc',
  (kind, html) => {
    const card = cards[kind as keyof typeof cards];
    expect(inLexical({ ...card, type: kind }).html).toBe(html);
    const mobiledoc = { cards: [[kind, card]], sections: [[10, 0]] };
    expect(read(mobiledocHtml, mobiledoc).html).toBe(html);
  },
);

test('a Lexical text keeps formats, headings, nested lists and quotes', () => {
  const item = (...children: object[]) => ({ type: 'listitem', children });
  const list = (listType: string, ...children: object[]) => ({ type: 'list', listType, children });
  const { html } = inLexical(
    { type: 'paragraph', children: [words('A & b', 3), { type: 'linebreak' }, words('c', 16)] },
    { type: 'extended-heading', tag: 'h3', children: [words('Title')] },
    list('number', item(words('One')), item(list('bullet', item(words('Within'))))),
    { type: 'extended-quote', children: [words('Said')] },
    { type: 'aside', children: [words('Pulled')] },
  );
  expect(html).toBe(
    [
      '<p><strong><em>A &amp; b</em></strong><br /><code>c</code></p>',
      '<h3>Title</h3>',
      '<ol><li>One<ul><li>Within</li></ul></li></ol>',
      '<blockquote><p>Said</p></blockquote>',
      '<blockquote class="pull-quote">Pulled</blockquote>',
    ].join(''),
  );
});

test('a Mobiledoc text keeps nested marks, links, breaks, lists and quotes', () => {
  const { html } = read(mobiledocHtml, {
    atoms: [['soft-return', '', {}]],
    markups: [['strong'], ['em'], ['a', ['href', '/other/']]],
    sections: [
      [
        1,
        'p',
        [
          [0, [0], 0, 'A & '],
          [0, [1], 2, 'b'],
          [1, [], 0, 0],
          [0, [2], 1, 'other'],
        ],
      ],
      [1, 'h2', [[0, [], 0, 'Title']]],
      [3, 'ul', [[[0, [], 0, 'One']], [[0, [1], 1, 'Two']]]],
      [1, 'aside', [[0, [], 0, 'Pulled']]],
      [2, '/a.png'],
    ],
  });
  expect(html).toBe(
    [
      '<p><strong>A &amp; <em>b</em></strong><br /><a href="/other/">other</a></p>',
      '<h2>Title</h2>',
      '<ul><li>One</li><li><em>Two</em></li></ul>',
      '<blockquote class="pull-quote">Pulled</blockquote>',
      '<figure><img src="/a.png" alt="" /></figure>',
    ].join(''),
  );
});

test('a call to action keeps its text and button, and a product keeps its stars', () => {
  const html = (source: string) => toSiteHtml(source, { note: () => {} }).replaceAll('\n', '');
  const star =
    '<span class="kg-product-card-rating-active kg-product-card-rating-star"><svg/></span>';
  const action = '<p>SPONSORED</p><p>Act now</p><p><a href="https://example.com/act">Act</a></p>';
  const torch = '<h4>Torch</h4><p>4 of 5 stars</p><p>Bright</p>';
  expect(
    html(
      '<div class="kg-card kg-cta-card"><div class="kg-cta-sponsor-label">SPONSORED</div><div class="kg-cta-content"><div class="kg-cta-text"><p>Act now</p></div><a href="https://example.com/act">Act</a></div></div>',
    ),
  ).toBe(action);
  expect(
    html(
      `<div class="kg-card kg-product-card"><h4><span>Torch</span></h4><div class="kg-product-card-rating">${star.repeat(4)}<span class=" kg-product-card-rating-star"><svg/></span></div><div><p>Bright</p></div></div>`,
    ),
  ).toBe(torch);
  const rated = { productRatingEnabled: true, productStarRating: 4 };
  expect(
    inLexical(
      {
        ...{ type: 'call-to-action', hasSponsorLabel: true, sponsorLabel: '<p>SPONSORED</p>' },
        ...{ textValue: '<p>Act now</p>', showButton: true },
        ...{ buttonUrl: 'https://example.com/act', buttonText: 'Act' },
      },
      { type: 'product', productTitle: 'Torch', productDescription: '<p>Bright</p>', ...rated },
    ).html,
  ).toBe(action + torch);
});

test('a recording with a stray percent sign in its address is linked', () => {
  const source = '<video src="https://a.example/100%-reef.mp4"></video>';
  expect(toSiteHtml(source, { note: () => {} })).toBe(
    '<p><a href="https://a.example/100%-reef.mp4">100%-reef.mp4</a></p>',
  );
});

test('an unknown card is noted, and a malformed or deeply nested card causes no error', () => {
  for (const type of ['transistor', 'constructor']) {
    expect(inLexical({ type })).toEqual({
      html: '',
      notes: [`A card of the kind “${type}” was left out.`],
    });
  }
  expect(inLexical({ type: 'image' }, { type: 'gallery', images: 'x' }).html).toBe('');
  expect(read(mobiledocHtml, { sections: [[10, 5], [1, 'p', [[0, [9], 3, 'a']]], 7] }).html).toBe(
    '<p>a</p>',
  );
  expect(read(lexicalHtml, []).html).toBe('');
  const deep = JSON.parse(`${'{"type":"quote","children":['.repeat(2000)}${']}'.repeat(2000)}`);
  expect(inLexical(deep).html).toBeDefined();
});
