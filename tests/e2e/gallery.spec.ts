import type { Article } from '../../src/contract/articles.ts';
import type { Picture } from '../../src/contract/media.ts';
import { draw } from '../support/pictures.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { open } from './open.ts';

const count = 8;
const numbers = Array.from({ length: count }, (_, index) => index + 1);

test('eight pictures become a gallery in four clicks, in order, with one sheet of alt texts', {
  tag: '@slow',
}, async ({ owner: page }) => {
  test.setTimeout(120_000);
  const { id } = await create<Article>(page, '/api/articles', {
    title: 'A morning at the jetty',
    content: '<p>Eight of them.</p><p></p>',
  });
  const files = await Promise.all(
    numbers.map(async (number) => ({
      name: `Dive ${number}.png`,
      mimeType: 'image/png',
      buffer: await draw({ width: 90 + number, height: 60 })
        .png()
        .toBuffer(),
    })),
  );
  await open(page, `/admin/articles/${id}`);
  const text = page.getByRole('textbox', { name: 'Content' });
  // The editor sets its caret again 20 ms after a click; no key may move the caret before that.
  await text.getByRole('paragraph').last().click(); // 1
  await page.keyboard.type('/gallery');
  await expect(page.getByRole('listbox', { name: 'Blocks' }).getByRole('option')).toHaveText(
    /Gallery/,
  );
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Gallery' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload pictures', exact: true }).click(), // 2
  ]);
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(files); // 3: Open, in the dialog of the system
  const alts = dialog.getByRole('textbox', { name: /^Alt text/ });
  await expect(alts).toHaveCount(count, { timeout: 60_000 });
  for (const number of numbers)
    await dialog.getByLabel(`Alt text ${number}`).fill(`Fish ${number}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Insert' }).click(); // 4
  await expect(dialog).toBeHidden();
  const shown = text.getByRole('img', { name: /^Fish/ });
  const order = () => shown.evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  expect(await order()).toEqual(numbers.map((number) => `Fish ${number}`));
  const library = async () => (await (await page.request.get('/api/media')).json()) as Picture[];
  await expect
    .poll(async () => (await library()).map(({ alt }) => alt).sort())
    .toEqual(expect.arrayContaining(['Fish 1', 'Fish 8']));

  // The keyboard moves the last picture up by one, and a click removes the first.
  await shown.first().click();
  await page.getByRole('button', { name: 'Change gallery' }).click();
  const change = page.getByRole('dialog', { name: 'Change gallery' });
  await change.getByRole('button', { name: 'Move Picture 8 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(change.getByLabel('Alt text 7')).toHaveValue('Fish 8');
  await change.getByLabel('Caption 7').fill('Off the last pile.');
  await change.getByRole('button', { name: 'Remove picture 1' }).click();
  await change.getByRole('button', { name: 'Change', exact: true }).click();
  expect(await order()).toEqual([2, 3, 4, 5, 6, 8, 7].map((number) => `Fish ${number}`));
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expectToast(page, 'Blog Updated');
  const saved = (await (await page.request.get(`/api/articles/${id}`)).json()) as Article;
  expect(saved.content.match(/<figure>/g)).toHaveLength(7);
  expect(saved.content).toContain('<figcaption>Off the last pile.</figcaption>');
});
