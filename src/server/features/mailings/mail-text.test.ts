import { expect, test } from 'vitest';
import { mailText } from './mail-text.ts';

test('plain text has headings, lists, quotes, links and pictures as people type them', () => {
  const html = `<h2>Getting in</h2><p>Walk to the <a href="https://dive.example/jetty">jetty</a>
    &amp; <strong>look</strong>.<br>Then wait.</p>
    <ul><li><p>Mask</p></li><li>Fins<ul><li>open heel</li></ul></li></ul>
    <ol start="3"><li>Breathe</li><li>Sink</li></ol>
    <blockquote><p><strong>Warning</strong></p><p>Surge.</p></blockquote>
    <figure><img src="/a.jpg" alt="A cuttlefish"><figcaption>In June</figcaption></figure>
    <h3>Air</h3><hr><pre>a  b
  c</pre>`;
  expect(mailText(html)).toBe(`Getting in
==========

Walk to the jetty (https://dive.example/jetty) & look.
Then wait.

- Mask
- Fins
  - open heel

3. Breathe
4. Sink

> Warning
>
> Surge.

[Picture: A cuttlefish]

In June

Air
---

* * *

a  b
  c`);
});

test('plain text has a line for each table row, and no address that equals its link text', () => {
  const html = `<table><caption>Fins</caption><tbody><tr><th><p>Model</p></th><td>Weight</td></tr>
    <tr><th>Mares</th><td><p>1 kg</p><p>the pair</p></td></tr></tbody></table>
    <p><a href="https://a.example/">a.example</a> <a href="mailto:us@a.example">write</a> <a href="#top">up</a></p>`;
  expect(mailText(html)).toBe(`Fins

Model | Weight
Mares | 1 kg the pair

a.example write (us@a.example) up`);
});
