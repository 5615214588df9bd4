import { expect, test } from './fixtures.ts';
import { open } from './open.ts';

const pages = ['/', '/blog', '/dive-sites/1', '/privacy-policy'];

/** The content of a page's meta tag, by its name or property. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test('Every kind of page names a picture of 1200 by 630 to go along with its link', async ({
  page,
  request,
}) => {
  for (const list of ['/blog', '/gear-reviews']) {
    await open(page, list);
    const link = page.locator(`main a[href^="${list}/"]`).first();
    pages.push((await link.getAttribute('href')) ?? '');
  }
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const address = meta(html, 'og:image');
    expect(address, path).toContain('/share/');
    expect(meta(html, 'twitter:image'), path).toBe(address);
    expect(meta(html, 'og:image:alt').length, path).toBeGreaterThan(10);
    const answer = await request.get(address);
    expect(answer.headers()['content-type'], path).toBe('image/jpeg');
    const body = (await answer.body()).toString('base64');
    const size = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${data}`;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, body);
    expect(size, path).toEqual([
      Number(meta(html, 'og:image:width')),
      Number(meta(html, 'og:image:height')),
    ]);
    expect(size, path).toEqual([1200, 630]);
  }
});
