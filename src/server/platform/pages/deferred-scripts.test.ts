import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { deferScripts } from './deferred-scripts.ts';
import { inlineHashes } from './page-html.ts';

const html = `<head><link rel="modulepreload" href="/assets/index-1.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/page-2.js" fetchPriority="low"/><link rel="preload" href="/a.woff2" as="font"/><style>p{}</style></head><body><script>first("</p>&amp;")</script><script src="/tag.js"></script><script type="module" async="" src="/assets/index-1.js"></script></body>`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

test('the loader lists each script of the build once, and comes before all other scripts', () => {
  const { html: deferred } = deferScripts(html);
  expect(deferred).not.toContain('modulepreload" href');
  expect(deferred).not.toContain('src="/assets');
  expect(deferred).toContain('["/assets/index-1.js","/assets/page-2.js"]');
  // The loader is the first element of the head.
  expect(deferred).toMatch(
    /^<head><script>\{.*?\}<\/script><link rel="preload" href="\/a.woff2" as="font"\/>/,
  );
  expect(deferred).toContain('<script src="/tag.js"></script></body>');
});

test('every inline script and style is hashed, including the loader', () => {
  const { html: deferred, page } = deferScripts(html);
  const loader = /<head><script>(\{.*?\})<\/script>/.exec(deferred)?.[1] ?? '';
  expect(inlineHashes(page)).toEqual({
    scripts: [sha256('first("</p>&amp;")'), sha256(loader)],
    styles: [sha256('p{}')],
  });
});

test('a light page loads no fonts, and its loader waits until a control is used', () => {
  const { html: light } = deferScripts(`<html lang="en">${html}`, { isLight: true });
  expect(light).toContain('<html data-scripts-deferred="" lang="en">');
  expect(light).not.toContain('.woff2');
  expect(light).toContain("closest?.('button,input')");
  expect(light).not.toContain('setTimeout(start');
});

test('a page without build files is not changed', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"></head><script src="/dev.js"></script>';
  expect(deferScripts(page).html).toBe(page);
});
