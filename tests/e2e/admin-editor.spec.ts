import type { Locator, Page } from '@playwright/test';
import type { Article } from '../../src/contract/articles.ts';
import { fromGoogleDocs, fromWord } from '../support/clipboard.ts';
import { create, expect, expectToast, test } from './admin-fixtures.ts';
import { fillSiteIds, open, reload, settled } from './open.ts';

const contentEditor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

async function openEditor(page: Page) {
  await open(page, '/admin');
  const editor = contentEditor(page);
  await editor.click();
  return editor;
}

/** Saves the article; returns the sent text and the stored article. */
async function save(page: Page, button = 'Save as Draft') {
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/api/articles') && /POST|PATCH/.test(response.request().method()),
  );
  await page.getByRole('button', { name: button }).click();
  const response = await answered;
  expect(response.ok(), await response.text()).toBe(true);
  const stored = (await response.json()) as Article;
  return { written: String(response.request().postDataJSON().content), stored };
}

/** True if two HTML texts parse to equal documents. */
const sameDocument = (page: Page, one: string, other: string) =>
  page.evaluate(
    ([first = '', second = '']) => {
      const parse = (html: string) => {
        const body = new DOMParser().parseFromString(html, 'text/html').body;
        body.normalize();
        return body;
      };
      return parse(first).isEqualNode(parse(second));
    },
    [one, other],
  );

/** Expects the stored text to equal the sent text, also after a second save. */
async function expectRoundTrip(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  const { written, stored } = await save(page);
  expect(await sameDocument(page, written, stored.content), `${written}\n${stored.content}`).toBe(
    true,
  );
  await reload(page);
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await page.getByLabel('Excerpt').fill('Opened anew.');
  const again = await save(page);
  expect(await sameDocument(page, again.written, stored.content), again.written).toBe(true);
  return stored.content;
}

const paste = (editor: Locator, html: string) =>
  editor.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    data.setData('text/plain', 'plain');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

test('Headings, marks, lists and quotes survive a round trip through the server', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await openEditor(page);
  const type = (text: string) => page.keyboard.type(text);
  const enter = () => page.keyboard.press('Enter');
  for (const level of [2, 3, 4]) {
    await tool(page, `Heading ${level}`).click();
    await type(`Level ${level}`);
    await enter();
  }
  for (const mark of ['Bold', 'Italic', 'Underline']) {
    await tool(page, mark).click();
    await type(`${mark} words`);
    await tool(page, mark).click();
    await type(' and plain ones. ');
  }
  await enter();
  await tool(page, 'Bullet list').click();
  await type('Torch');
  await enter();
  await page.keyboard.press('Tab');
  await type('Charged');
  await enter();
  await enter();
  await enter();
  await tool(page, 'Numbered list').click();
  await type('Check');
  await enter();
  await type('Descend');
  await enter();
  await enter();
  await tool(page, 'Quote').click();
  await type('Plan the dive.');
  await enter();
  await enter();
  await tool(page, 'Pull quote').click();
  await type('Dive the plan.');
  const html = await expectRoundTrip(page, `Every mark ${Date.now()}`);
  expect(html).toContain('<h2>Level 2</h2><h3>Level 3</h3><h4>Level 4</h4>');
  expect(html).toContain('<strong>Bold words</strong> and plain ones. <em>Italic words</em>');
  expect(html).toContain('<u>Underline words</u>');
  expect(html).toContain(
    '<ul><li><p>Torch</p><ul><li><p>Charged</p></li></ul></li></ul><ol><li><p>Check</p></li><li><p>Descend</p></li></ol>',
  );
  expect(html).toContain('<blockquote><p>Plan the dive.</p></blockquote>');
  expect(html).toContain('<aside class="pull-quote"><p>Dive the plan.</p></aside>');
});

test('Editorial, affiliate and internal links retain the chosen rel', {
  tag: '@slow',
}, async ({ owner: page }) => {
  await openEditor(page);
  const link = async (words: string, address: string, affiliate = false) => {
    await page.keyboard.type(`${words} `);
    for (let step = 0; step <= words.length; step++) await page.keyboard.press('Shift+ArrowLeft');
    await tool(page, 'Link').click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByLabel(/^Affiliate link/).setChecked(affiliate);
    await dialog.getByRole('button', { name: 'Set Link' }).click();
    await expect(dialog).toBeHidden();
    await expect(contentEditor(page)).toBeFocused();
    // The editor receives `selectionchange` a moment after the focus.
    await settled(page);
    await page.keyboard.press('End');
    await settled(page);
    await page.keyboard.press('Enter');
  };
  await link('Bureau', 'https://www.bom.gov.au/');
  await link('Shop', 'https://shop.example/mask', true);
  const guide = await fillSiteIds(page.request, '/dive-sites/{Ethel Beach}');
  await link('Guide', guide);
  await link('Mail', 'mailto:dive@example.com');

  await tool(page, 'Link').click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Set Link' }).click();
  await expect(dialog.getByText('Use an address that begins with https:// or /.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const html = await expectRoundTrip(page, `Every link ${Date.now()}`);
  const links = await page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    return [...body.querySelectorAll('a')].map(
      (a) => `${a.getAttribute('href')} ${a.getAttribute('rel')} ${a.getAttribute('target')}`,
    );
  }, html);
  expect(links).toEqual([
    'https://www.bom.gov.au/ noopener _blank',
    'https://shop.example/mask sponsored nofollow noopener noreferrer _blank',
    `${guide} null null`,
    'mailto:dive@example.com null null',
  ]);
});

test('A text pasted from Word keeps its structure and loses its styles', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const editor = await openEditor(page);
  await paste(editor, fromWord);
  const html = await expectRoundTrip(page, `From Word ${Date.now()}`);
  expect(html).toContain('<h2>Night dives</h2>');
  expect(html).toContain(
    '<p>Bring <strong>two torches</strong> and <em>a buddy</em>, <u>always</u>.</p>',
  );
  expect(html).toContain(
    '<ul><li><p>Primary torch</p><ul><li><p>Charged today</p></li></ul></li><li><p>Backup torch</p></li></ul>',
  );
  expect(html).toContain(
    '<ol><li><p>Check your buddy</p></li><li><p>Descend together</p></li></ol>',
  );
  expect(html).toMatch(/<a href="https:\/\/www\.bom\.gov\.au\/"[^>]*>Check the weather<\/a>/);
  expect(html).toContain('<td><p><strong>Depth</strong></p></td>');
  expect(html).not.toMatch(/mso|Mso|style|class|file:|<o:p|<span|<p><\/p>|·|supportLists/);
});

test('the text of a seed review survives the editor and a save', { tag: '@slow' }, async ({
  owner: page,
}) => {
  const list = (await (await page.request.get('/api/reviews?admin=true')).json()) as Article[];
  const richest = list.find(({ content }) => content?.includes('<table'));
  if (!richest) throw new Error('No seed review has a table');
  const { id, title } = await create<Article>(page, '/api/articles', {
    title: `Copy of ${richest.title} ${Date.now()}`,
    content: richest.content,
  });
  await open(page, '/admin');
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await page.getByLabel('Excerpt').fill('Touched.');
  const { stored } = await save(page);
  expect(stored.id).toBe(id);
  await expectToast(page, 'Blog Updated');
  const outline = (html: string) =>
    page.evaluate((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      const count = (tag: string) => `${tag} ${body.querySelectorAll(tag).length}`;
      const tags = ['h2', 'h3', 'table', 'tr', 'th', 'td', 'a', 'li', 'strong', 'em', 'blockquote'];
      return [...tags.map(count), body.textContent?.replace(/\s+/g, '')];
    }, html);
  expect(await outline(stored.content)).toEqual(await outline(richest.content));
});

test.describe('slow', { tag: '@slow' }, () => {
  test('A built and edited table survives a round trip', async ({ owner: page }) => {
    await openEditor(page);
    await tool(page, 'Table').click();
    await page.keyboard.type('Depth');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Time');
    await page.keyboard.press('Tab');
    await tool(page, 'Delete column').click();
    await tool(page, 'Add row').click();
    await page.keyboard.press('ArrowDown');
    await tool(page, 'Delete row').click();
    await tool(page, 'Add column').click();
    const html = await expectRoundTrip(page, `A table ${Date.now()}`);
    expect(html.match(/<tr>/g)).toHaveLength(3);
    expect(html.match(/<th>/g)).toHaveLength(3);
    // The new column follows the column of the caret.
    expect(html).toContain('<th><p>Depth</p></th><th><p></p></th><th><p>Time</p></th>');
    expect(html).not.toContain('style');
    await page.getByRole('cell').first().click();
    await tool(page, 'Delete table').click();
    await expect(contentEditor(page).locator('table')).toHaveCount(0);
  });

  test('Pictures are inserted by address in the offered widths, with caption and alt text', async ({
    owner: page,
  }) => {
    const editor = await openEditor(page);
    await tool(page, 'Insert image').click();
    const dialog = page.getByRole('dialog', { name: 'Insert image' });
    const insert = dialog.getByRole('button', { name: 'Insert' });
    await expect(dialog.getByLabel('Width')).toHaveValue('600');
    expect(await dialog.getByLabel('Width').locator('option').allTextContents()).toEqual([
      '300 px',
      '600 px',
      '800 px',
      '1200 px',
    ]);
    await insert.click();
    await expect(dialog.getByText('Please enter an image URL.')).toBeVisible();
    const address = dialog.getByLabel('Image URL');
    for (const local of [
      'http://localhost:5000/fish.jpg',
      'http://192.168.0.4/fish.jpg',
      'https://work-in-progress.replit.dev/fish.jpg',
    ]) {
      await address.fill(local);
      await insert.click();
      await expect(
        dialog.getByText(
          'Warning: Local development URLs will not work in published articles. Please use a publicly accessible image URL (e.g., from Amazon, Cloudinary, or other CDN services).',
          { exact: true },
        ),
      ).toBeVisible();
    }
    await address.fill('/art/articles/fish-rock-cave.jpg');
    await dialog.getByLabel('Alt text').fill('A diver at the mouth of a cave');
    await dialog.getByLabel('Caption').fill('Fish Rock, from the seaward side');
    await dialog.getByLabel('Width').selectOption('800 px');
    await insert.click();
    await expect(editor.locator('figure img')).toHaveAttribute('width', '800');

    await editor.locator('figure img').click();
    await tool(page, 'Insert image').click();
    const change = page.getByRole('dialog', { name: 'Change image' });
    await expect(change.getByLabel('Alt text')).toHaveValue('A diver at the mouth of a cave');
    await change.getByLabel('Width').selectOption('1200 px');
    await change.getByRole('button', { name: 'Change' }).click();
    const html = await expectRoundTrip(page, `A figure ${Date.now()}`);
    expect(html).toMatch(
      /^<figure><img [^>]*alt="A diver at the mouth of a cave"[^>]* \/><figcaption>Fish Rock, from the seaward side<\/figcaption><\/figure>/,
    );
    expect(html).toContain('width="1200"');
  });

  for (const [template, headings] of [
    [
      'Gear Review',
      ['Overview', 'Key Features', 'In the Water', 'Pros and Cons', 'Pros', 'Cons', 'Verdict'],
    ],
    ['Pros & Cons', ['Pros', 'Cons']],
  ] as const) {
    test(`The template ${template} is inserted and survives a round trip`, async ({
      owner: page,
    }) => {
      const editor = await openEditor(page);
      await page.getByLabel('Insert a template').selectOption(template);
      await expect(editor.locator('h2, h3')).toHaveText([...headings]);
      await expectRoundTrip(page, `${template} ${Date.now()}`);
    });
  }

  test('Empty headings are stripped, and the preview is 16rem high at most', async ({
    owner: page,
  }) => {
    const editor = await openEditor(page);
    await page.keyboard.type('## ');
    await page.keyboard.press('ArrowDown');
    await expect(editor.locator('h2')).toHaveCount(1);
    // The caret must be in the paragraph below the heading before the paste.
    await expect(editor.locator('h2 + p')).toHaveCount(1);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            getSelection()?.anchorNode?.parentElement?.closest('h2') ??
            getSelection()?.anchorNode?.nodeName,
        ),
      )
      .toBe('P');
    await paste(editor, `<h2></h2>${'<p>A long paragraph.</p>'.repeat(30)}`);
    await page.getByText('Preview', { exact: true }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toBeVisible();
    const [height, rem] = await preview.evaluate((element) => [
      element.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    ]);
    expect(height).toBeCloseTo(16 * (rem ?? 0), 0);
    expect(await preview.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(
      true,
    );
    await page.getByLabel('Title').fill(`No empty heading ${Date.now()}`);
    const { written } = await save(page);
    expect(written).not.toContain('<h2>');
    expect(written).toContain('<p>A long paragraph.</p>');
  });

  test('The editor converts Markdown, counts its words, and undoes and redoes a paste', async ({
    owner: page,
  }) => {
    const editor = await openEditor(page);
    await page.keyboard.type('## Gear');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Mask');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1. First');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('> Quoted');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('**bold** and *italic* ');
    await expect(editor.locator('h2')).toHaveText('Gear');
    await expect(editor.locator('ul li')).toHaveText('Mask');
    await expect(editor.locator('ol li')).toHaveText('First');
    await expect(editor.locator('blockquote')).toHaveText('Quoted');
    await expect(editor.locator('strong')).toHaveText('bold');
    await expect(editor.locator('em')).toHaveText('italic');
    await expect(page.getByText('7 words, 1 min read')).toBeVisible();

    await paste(editor, `<p>${'word '.repeat(660)}</p>`);
    await expect(page.getByText('667 words, 3 min read')).toBeVisible();
    await tool(page, 'Undo').click();
    await expect(page.getByText('7 words, 1 min read')).toBeVisible();
    await tool(page, 'Redo').click();
    await expect(page.getByText('667 words, 3 min read')).toBeVisible();
    await editor.press('Control+z');
    await expect(page.getByText('7 words, 1 min read')).toBeVisible();
  });

  test('A text pasted from Google Docs keeps its structure and loses its styles', async ({
    owner: page,
  }) => {
    const editor = await openEditor(page);
    await paste(editor, fromGoogleDocs);
    const html = await expectRoundTrip(page, `From Docs ${Date.now()}`);
    expect(html).toContain('<h2>Reading the tide</h2>');
    expect(html).toContain(
      '<p>Slack water is <strong>brief</strong><em> and late</em><u> here</u>.</p>',
    );
    expect(html).toContain(
      '<ul><li><p>Read the tables</p></li><li><p>Watch the kelp</p></li></ul>',
    );
    expect(html).toContain('<a href="https://www.bom.gov.au/australia/tides/"');
    expect(html).toContain('>Tide tables</a>');
    expect(html).toContain('<h3>What to bring</h3>');
    expect(html).toContain('<td><p>Gloves</p></td><td><p>5 mm</p></td>');
    expect(html).not.toMatch(/style|google\.com|docs-internal|<span|dir=|aria-level/);
  });
});
