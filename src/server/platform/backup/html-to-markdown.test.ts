import { marked } from 'marked';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

test.each([
  ['<p><strong>Depth: </strong>18 m,<em> clear </em>today</p>', '**Depth:** 18 m, *clear* today'],
  ['<p>One<strong> </strong>two</p>', 'One two'],
  ['<p># 1 in the state</p>', '\\# 1 in the state'],
  ['<p>1. Enter by the ramp.</p>', '1\\. Enter by the ramp.'],
  ['<p>- 5 m at low tide</p>', '\\- 5 m at low tide'],
  ['<p>First<br>- 5 m<br>---</p>', 'First\\\n\\- 5 m\\\n\\---'],
  ['<p>-5 m, 18 m. Or #reef</p>', '-5 m, 18 m. Or #reef'],
])('the paragraph %s becomes %s', async (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(`${markdown}\n`);
  expect(await marked.parse(htmlToMarkdown(html)), 'read again').toMatch(/^<p>[\s\S]*<\/p>\n$/);
});
