import { expect, test } from 'vitest';
import { readableHtml } from './readable-html.ts';

test.each([
  ['<p>One &amp; two</p>\n<p>Three<br />four</p>', 'One & two\nThree\nfour'],
  ['<h2 id="a">Depth</h2><p>Deep.</p><h3>Air</h3>', '## Depth\nDeep.\n### Air'],
  ['<ul><li><p>Mask</p></li><li><p>Fins</p></li></ul>', '- Mask\n- Fins'],
  ['<p>A <strong>bold</strong> and <em>soft</em> word</p>', 'A **bold** and _soft_ word'],
  [
    '<p><a href="https://a.example/x" rel="noopener">Shop</a> here</p>',
    'Shop (https://a.example/x) here',
  ],
  [
    '<figure><img src="/a.jpg" alt="A cave" width="600"><figcaption>Dark</figcaption></figure>',
    '[picture: A cave, /a.jpg, 600 wide]\nDark',
  ],
  ['<table><tr><th>Pros</th><td>Light</td></tr></table>', 'Pros | Light |'],
  ['<table><tr><td><p>Light </p></td></tr></table>', 'Light |'],
  ['<blockquote><p>Said.</p></blockquote>', '> Said.'],
  ['<p>a</p><script>alert(1)</script>', 'a'],
  ['<p>&lt;img onerror=x&gt;</p>', '<img onerror=x>'],
  ['', ''],
])('%j is read as %j', (html, text) => {
  expect(readableHtml(html)).toBe(text);
});
