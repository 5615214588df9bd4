import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Article } from '../../src/contract/articles.ts';
import { draw } from '../support/pictures.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

const isShown = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt }).evaluate((image: HTMLImageElement) => image.naturalWidth);

/** Drops PNG files of one name on an element. */
async function drop(target: Locator, name: string, ...contents: Buffer[]) {
  const data = await target.page().evaluateHandle(
    ([fileName, files]) => {
      const transfer = new DataTransfer();
      for (const base64 of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], fileName, { type: 'image/png' }));
      }
      return transfer;
    },
    [name, contents.map((content) => content.toString('base64'))] as const,
  );
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 20, dataTransfer: data };
  await target.dispatchEvent('dragover', at);
  await target.dispatchEvent('drop', at);
}

const png = (width: number) => draw({ width, height: 40 }).png().toBuffer();

test('an uploaded picture is described, becomes an article’s header and is shown on its page', async ({
  owner: page,
}) => {
  await open(page, '/admin');
  await page.getByRole('tab', { name: 'Media' }).click();
  const media = page.getByRole('tabpanel', { name: 'Media' });
  await media
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'Kelp at dawn.png',
      mimeType: 'image/png',
      buffer: await draw({ width: 900, height: 500 }).png().toBuffer(),
    });
  const details = page.getByRole('dialog', { name: 'Kelp at dawn' });
  await details.getByRole('textbox', { name: 'Alt text' }).fill('A kelp forest');
  await details.getByRole('textbox', { name: 'Credit' }).fill('Jo');
  await details.getByRole('slider', { name: 'From the top' }).fill('80');
  await details.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Picture Updated');

  await page.getByRole('tab', { name: 'Blog Creator' }).click();
  const form = page.getByRole('tabpanel', { name: 'Blog Creator' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Under the kelp');
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Tips');
  await form.getByRole('textbox', { name: 'Content' }).fill('Words.');
  await form.getByRole('button', { name: 'Choose picture' }).click();
  const library = page.getByRole('dialog', { name: 'Choose picture' });
  await library.getByRole('button', { name: 'Kelp at dawn' }).click();
  const address = form.getByRole('textbox', { name: 'Header Image URL' });
  await expect(address).toHaveValue(/^\/media\/[a-f0-9]{16}\/900x500-50-80[.]jpg$/);
  await form.getByRole('button', { name: 'Publish Now' }).click();
  await expectToast(page, 'Blog Created');

  await open(page, '/blog/under-the-kelp');
  const header = page.getByRole('img', { name: 'A kelp forest' });
  await expect(header).toHaveCSS('object-position', '50% 80%');
  await expect.poll(() => isShown(page, 'A kelp forest')).toBeGreaterThan(0);
  await expect(page.getByText('Photo: Jo')).toBeVisible();
});

test('the editor asks for the alt text of a dropped picture, and again before publication', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await open(page, '/admin');
  const form = page.getByRole('tabpanel', { name: 'Blog Creator' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Two pictures');
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Tips');
  await form.getByLabel('Header Image URL').fill('/art/articles/fish-rock-cave.jpg');
  const content = form.getByRole('textbox', { name: 'Content' });
  await content.fill('Words.');
  const notes = content.getByRole('button', { name: 'Describe this picture' });
  await drop(content, 'Ray.png', await png(70));
  await expect(notes).toHaveCount(1);
  await drop(content, 'Line.png', await png(80));
  await expect(notes).toHaveCount(2);

  const describing = page.getByRole('dialog', { name: 'What does the picture show?' });
  const save = describing.getByRole('button', { name: 'Describe' });
  await notes.first().click();
  await expect(describing.getByLabel('Alt text')).toBeFocused();
  await save.click();
  await expect(describing.getByText('Say what the picture shows, or')).toBeVisible();
  await describing.getByLabel('Decorative').check();
  await save.click();
  await expect(notes).toHaveCount(1);

  await form.getByRole('button', { name: 'Publish Now' }).click();
  const question = page.getByRole('dialog', { name: 'Describe the pictures?' });
  await expect(question).toContainText('One picture of the text has no alt text');
  await expect(question.getByRole('button', { name: 'Publish anyway' })).toBeVisible();
  await question.getByRole('button', { name: 'Describe' }).click();
  await describing.getByLabel('Alt text').fill('A ray over sand');
  await save.click();
  await expect(notes).toHaveCount(0);
  await form.getByRole('button', { name: 'Publish Now' }).click();
  await expectToast(page, 'Blog Created');

  const answer = await page.request.get('/api/articles/slug/two-pictures');
  const { content: stored } = (await answer.json()) as { content: string };
  expect(stored).toMatch(/alt="A ray over sand"/);
  expect(stored).toMatch(/alt="" [^>]*role="presentation"/);
  const media = await page.request.get('/api/media');
  expect(await media.json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ alt: 'A ray over sand', decorative: false }),
      expect.objectContaining({ alt: '', decorative: true }),
    ]),
  );
});

test('the editor offers to copy the pictures of a pasted page and lists the refused ones', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const good = ['https://reef.example/one.png', 'https://reef.example/two.png'];
  // Tests reach no other site, so an upload replaces the server's copy of the picture.
  await page.route('/api/media/copy', async (route) => {
    const { address } = route.request().postDataJSON() as { address: string };
    if (!good.includes(address)) return route.continue();
    const buffer = await png(70 + good.indexOf(address));
    const file = { name: 'one.png', mimeType: 'image/png', buffer };
    const answer = await page.request.post('/api/media', { multipart: { file } });
    return route.fulfill({ response: answer });
  });
  await open(page, '/admin/articles/new');
  const content = page.getByRole('textbox', { name: 'Content' });
  const pictures = [good[0], good[1], good[0], 'https://10.0.0.7/plan.png'];
  await content.evaluate(
    (element, html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    `<p>Before</p>${pictures.map((src) => `<p><img src="${src}" alt="A fin"></p>`).join('')}<p>After</p>`,
  );
  await expect(page.getByText('3 pictures of this text are on other sites.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy 3 pictures here' }).click();
  await expect(page.getByText('1 picture of this text is on other sites.')).toBeVisible();
  await expect(
    page.getByText(
      'Not copied, and as before in the text: https://10.0.0.7/plan.png (its address is not one of the public web).',
    ),
  ).toBeVisible();
  const images = content.getByRole('img', { name: 'A fin' });
  await expect(images).toHaveCount(4);
  for (const at of [0, 1, 2]) {
    await expect(images.nth(at)).toHaveAttribute('src', /^\/media\/[a-f0-9]{16}\/7[01]x40[.]jpg$/);
  }
  await expect(images.nth(3)).toHaveAttribute('src', 'https://10.0.0.7/plan.png');
  await expect(content).toHaveText('BeforeAfter');
  await expectAccessible(page);
});

test('the list’s Publish button asks for alt text', { tag: '@slow' }, async ({ owner: page }) => {
  const { id } = await create<Article>(page, '/api/articles', {
    title: 'Undescribed in the list',
    content: '<p>Words.</p><img src="/art/articles/fish-rock-cave.jpg" alt="">',
    category: 'Tips',
    imageUrl: '/art/articles/fish-rock-cave.jpg',
  });
  const stored = async () => (await page.request.get(`/api/articles/${id}`)).json();
  await open(page, '/admin');
  await page.getByRole('button', { name: 'Publish Undescribed in the list' }).click();
  const question = page.getByRole('dialog', { name: 'Describe the pictures?' });
  await question.getByRole('button', { name: 'Describe' }).click();
  await expect(page).toHaveURL(`/admin/articles/${id}`);
  const describing = page.getByRole('dialog', { name: 'What does the picture show?' });
  await expect(describing.getByLabel('Alt text')).toBeFocused();
  await describing.getByRole('button', { name: 'Close' }).click();
  expect(await stored()).toMatchObject({ published: false });

  await page.getByRole('button', { name: 'Publish Undescribed in the list' }).click();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await expectToast(page, 'Blog Updated');
  expect(await stored()).toMatchObject({ published: true });
});

test('a picture without alt text is published after the owner confirms', {
  tag: '@slow',
}, async ({ owner: page }) => {
  const { id } = await create<Article>(page, '/api/articles', {
    title: 'Undescribed',
    content: '<p>Words.</p><img src="/art/articles/fish-rock-cave.jpg" alt="">',
    category: 'Tips',
    imageUrl: '/art/articles/fish-rock-cave.jpg',
  });
  await open(page, `/admin/articles/${id}`);
  await page.getByRole('button', { name: 'Publish Now' }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expectToast(page, 'Blog Updated', 'It is public now.');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Undescribed still');
  await page.getByRole('button', { name: 'Update & Keep Published' }).click();
  await expect
    .poll(async () => (await page.request.get(`/api/articles/${id}`)).json())
    .toMatchObject({ title: 'Undescribed still' });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a photograph is taken with the rear camera and added to the library', {
    tag: '@slow',
  }, async ({ owner: page }) => {
    await open(page, '/admin/media');
    const button = page.getByRole('button', { name: 'Take a photo' });
    await expect(button).toBeVisible();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
    expect(chooser.isMultiple()).toBe(false);
    expect(await chooser.element().getAttribute('capture')).toBe('environment');
    const buffer = await png(90);
    await chooser.setFiles({ name: 'Photo.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('dialog', { name: 'Photo' })).toBeVisible();
  });
});

test.describe('slow', { tag: '@slow' }, () => {
  test('pictures pasted from Word and from Google Docs are uploaded, and the text is complete', async ({
    owner: page,
  }) => {
    const picture = await draw({ width: 60, height: 40 }).png().toBuffer();
    await page.route('https://lh7-rt.googleusercontent.com/**', (route) =>
      route.fulfill({
        contentType: 'image/png',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: picture,
      }),
    );
    await open(page, '/admin');
    const form = page.getByRole('tabpanel', { name: 'Blog Creator' });
    const content = form.getByRole('textbox', { name: 'Content' });
    const sources = [
      `data:image/png;base64,${picture.toString('base64')}`,
      'https://lh7-rt.googleusercontent.com/docsz/abc?key=1',
      'file:///C:/Users/Jo/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png',
    ];
    const rtf = `{\\rtf1 {\\*\\shppict{\\pict\\pngblip\\bliptag1 ${picture.toString('hex')}}}}`;
    await content.evaluate(
      (element, [html, rtf]) => {
        const data = new DataTransfer();
        data.setData('text/html', html);
        data.setData('text/rtf', rtf);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      [
        `<p>Before</p>${sources.map((src) => `<p><img src="${src}" alt="A fin"></p>`).join('')}<p>After</p>`,
        rtf,
      ] as const,
    );
    const images = content.getByRole('img', { name: 'A fin' });
    await expect(images).toHaveCount(3);
    for (const at of [0, 1, 2]) {
      await expect(images.nth(at)).toHaveAttribute('src', /^\/media\/[a-f0-9]{16}\/60x40[.]jpg$/);
    }
    await expect(content).toHaveText('BeforeAfter');
  });

  test('white and black of a transparent picture show in the library, by day and by night', async ({
    owner: page,
  }) => {
    const bar = (background: string, left: number) => ({
      input: { create: { width: 100, height: 400, channels: 3 as const, background } },
      left,
      top: 0,
    });
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const buffer = await sharp({
      create: { width: 600, height: 400, channels: 4, background: clear },
    })
      .composite([bar('#ffffff', 100), bar('#000000', 300)])
      .png()
      .toBuffer();
    await open(page, '/admin/media');
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'Mark.png', mimeType: 'image/png', buffer });
    const details = page.getByRole('dialog', { name: 'Mark' });

    /** The grey values at the middle of each sixth of a picture's width. */
    async function greys(image: Locator) {
      const { data, info } = await sharp(await image.screenshot())
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const row = Math.floor(info.height / 4) * info.width;
      return [0, 1, 2, 3, 4, 5].map(
        (sixth) => data[row + Math.floor(((sixth + 0.5) / 6) * info.width)],
      );
    }
    async function expectAllShown(image: Locator, width: number) {
      await expect(image).toHaveJSProperty('naturalWidth', width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const [ground = 0, white, , black] = await greys(image);
        expect(white).toBeGreaterThan(250);
        expect(black).toBeLessThan(5);
        expect(ground).toBeGreaterThan(90);
        expect(ground).toBeLessThan(150);
      }
    }
    await expectAllShown(details.locator('img'), 600);
    await page.keyboard.press('Escape');
    await expectAllShown(page.getByRole('link', { name: 'Mark' }).locator('img'), 400);
  });

  test('files are dropped on the library and into a text, and a rejection explains what to do', async ({
    owner: page,
  }) => {
    await open(page, '/admin/media');
    const zone = page.getByRole('region', { name: 'Upload pictures' });
    await drop(zone, 'Manta.png', await png(74));
    const details = page.getByRole('dialog', { name: 'Manta' });
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Manta' })).toBeVisible();
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(300, '\0'), 'latin1');
    await drop(zone, 'IMG_1.HEIC', heic);
    await expect(zone.getByRole('alert')).toContainText('Save it as JPEG and upload that.');

    await open(page, '/admin');
    const content = page
      .getByRole('tabpanel', { name: 'Blog Creator' })
      .getByRole('textbox', { name: 'Content' });
    await content.fill('Words.');
    await drop(content, 'Turtle.png', await png(80));
    await expect(content.locator('img')).toHaveAttribute('src', /^\/media\/[a-f0-9]{16}\/80x40/);
    await expect(content).toContainText('Words.');

    // The text contains several pictures in the order of their files.
    const widths = [81, 82, 83];
    await drop(content, 'Ray.png', ...(await Promise.all(widths.map(png))));
    const sources = () =>
      content.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    await expect
      .poll(async () => (await sources()).map((src) => Number(/\/(\d+)x40/.exec(src ?? '')?.[1])))
      .toEqual(expect.arrayContaining(widths));
    expect((await sources()).join(' ')).toMatch(/81x40.+82x40.+83x40/);
  });
});
