import { expect, test } from 'vitest';
import { sanitise } from './html.ts';
import { withScrollingTables } from './reader-tables.ts';

const read = (html: string) => withScrollingTables(sanitise(html));

test('a table becomes a region that scrolls, named after its head', () => {
  const html = '<p>Before</p><table><tr><th>Your <em>diving</em></th><th>Wait</th></tr></table>';
  expect(read(html)).toBe(
    '<p>Before</p><div class="table-scroll" role="region" tabindex="0" aria-label="Table: Your diving, Wait"><table><tr><th>Your <em>diving</em></th><th>Wait</th></tr></table></div>',
  );
});

test('a caption names a table before its head; one without either is a table', () => {
  const captioned = '<table><caption>Gas &amp; time</caption><tr><th>Depth</th></tr></table>';
  expect(read(captioned)).toContain('aria-label="Table: Gas &amp; time"');
  expect(read('<table><tr><td>1</td></tr></table>')).toContain('aria-label="Table"');
});

test('a table within a table scrolls with it, and the next has a region of its own', () => {
  const inner = '<table><tr><td>in</td></tr></table>';
  const html = read(`<table><tr><td>${inner}</td></tr></table>${inner}`);
  expect(html.match(/<div /g)).toHaveLength(2);
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2);
});

test('a text without a table stays as it is', () => {
  const html = sanitise('<p>Plain tables of <strong>tides</strong></p>');
  expect(withScrollingTables(html)).toBe(html);
});
