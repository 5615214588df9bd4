import { expect, test } from 'vitest';
import { sanitise } from './html.ts';
import { parseStored, toReaderHtml } from './reader-html.ts';

const none = { products: new Map(), sites: new Map() };
const read = (html: string) => toReaderHtml(parseStored(html), none);

test.each([
  'http://localhost:5000/uploads/a.jpg',
  'http://127.0.0.1/a.jpg',
  'http://192.168.1.20:3000/a.jpg',
  'https://my-site.user.replit.dev/a.jpg',
])('an image at %s is replaced by a notice', (src) => {
  const html = read(`<p>Before <img src="${src}" alt="A cuttlefish"> after</p>`);
  expect(html).toMatch(
    /^<p>Before <span .*Image not available.*public address.*<\/span> after<\/p>$/,
  );
  expect(html).not.toContain(src);
});

test('an image of this site is offered in AVIF and WebP with its size', () => {
  const html = read('<figure><img src="/art/gear/torch-night.jpg" alt="A torch"></figure>');
  expect(html).toContain('srcset="/art/gear/torch-night-400.avif 400w, ');
  expect(html).toContain('type="image/webp"');
  expect(html).toMatch(
    /<img src="\/art\/gear\/torch-night.jpg" alt="A torch" .*width="1200" height="800" \/>/,
  );
});

test('a picture of the library is offered in its sizes, with its caption', () => {
  const address = '/media/0123456789abcdef';
  const html = read(
    `<figure><img src="${address}/1000x750-20-80.jpg" alt="Kelp" width="600"><figcaption>By Jo</figcaption></figure>`,
  );
  expect(html).toContain(
    `<source type="image/avif" srcset="${address}/400.avif 400w, ${address}/800.avif 800w, ${address}/1000.avif 1000w"`,
  );
  expect(html).toMatch(
    /<img src="[^"]+1000x750-20-80.jpg" alt="Kelp" width="600" [^>]*height="450"/,
  );
  expect(html).toContain('<figcaption>By Jo</figcaption>');
});

test('the width chosen by the author is preserved', () => {
  expect(read('<img src="/art/gear/torch-night.jpg" width="600">')).toMatch(
    /width="600".* height="400" \/><\/picture>$/,
  );
});

test('images of Unsplash and Cloudinary are offered in five widths, uncropped', () => {
  const html = read('<img src="https://images.unsplash.com/photo-1?a=1&amp;b=2">');
  expect(html.match(/ \d+w/g)).toEqual([' 400w', ' 600w', ' 800w', ' 1200w', ' 1600w']);
  expect(html).toContain('photo-1?a=1&amp;b=2&amp;w=400&amp;q=80&amp;auto=format&amp;fm=webp 400w');
  expect(read('<img src="https://res.cloudinary.com/r/image/upload/a.jpg">')).toContain(
    '/upload/w_800,c_limit,q_80,f_auto/a.jpg 800w',
  );
});

test('an image of another host is not changed', () => {
  const html = sanitise('<p><img src="https://pictures.example/a.jpg" alt="A ray"></p>');
  expect(read(html)).toBe(html);
});
