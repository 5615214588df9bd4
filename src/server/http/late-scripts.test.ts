import { expect, test } from 'vitest';
import { startAfterPaint } from './late-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/index-1.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/page-2.js" fetchPriority="low"/><link rel="preload" href="/a.woff2" as="font"/></head><body><script>first()</script><script type="module" async="" src="/assets/index-1.js"></script></body>`;

test('a page’s scripts are named to its seed, once each, and to nobody else', () => {
  const html = startAfterPaint(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('src="/assets');
  expect(html).toContain('["/assets/index-1.js","/assets/page-2.js"]');
  expect(html).toContain('<link rel="preload" href="/a.woff2" as="font"/>');
  expect(html).toContain('<script>first()</script><script>{');
});

test('a page that names no file of a build stays as it is', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"></head><script src="/dev.js"></script>';
  expect(startAfterPaint(html)).toBe(html);
});
