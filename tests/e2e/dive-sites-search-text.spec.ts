import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open, settled } from './open.ts';

const panel = (page: Page) => page.getByRole('form', { name: 'Find a dive site' });
const searchBox = (page: Page) => panel(page).getByRole('searchbox');

/** Exceeds the delay between typing and the change of the address. */
const afterPauseMs = 900;

async function openList(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await searchBox(page).focus();
  await settled(page);
}

/** Types a text and clicks before the address is updated. */
const typeAndClick = (page: Page, text: string, target: string) =>
  page.evaluate(
    async ([text, target]) => {
      const box = document.querySelector<HTMLInputElement>('#sites input[type=search]');
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(box, text);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      let element: HTMLElement | undefined;
      for (let frame = 0; frame < 15 && !element; frame++) {
        await new Promise(requestAnimationFrame);
        element = [...document.querySelectorAll<HTMLElement>('#sites a, #sites button')].find(
          ({ textContent }) => textContent === target,
        );
      }
      element?.click();
      return Boolean(element);
    },
    [text, target] as const,
  );

test('A card clicked while the search text is pending opens its guide, and the guide stays open', {
  tag: '@slow',
}, async ({ page }) => {
  await openList(page, '/dive-sites?q=yongala');
  await page.route(/\/api\/dive-sites\/\d+$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, afterPauseMs));
    await route.continue();
  });
  expect(await typeAndClick(page, 'yongala wreck', 'SS Yongala')).toBe(true);
  await page.clock.runFor(afterPauseMs * 2);
  await expect(page).toHaveURL(/\/dive-sites\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SS Yongala');
  await expect(searchBox(page)).toHaveValue('SS Yongala');
});

for (const path of ['/dive-sites', '/dive-sites?q=reef', '/dive-sites/{Ethel Beach}']) {
  test(`Clear Filters on ${path} drops the search text that is pending`, { tag: '@slow' }, async ({
    page,
  }) => {
    await openList(page, path);
    expect(await typeAndClick(page, 'wreck', 'Clear Filters')).toBe(true);
    await page.clock.runFor(afterPauseMs);
    await expect(page).toHaveURL(/\/dive-sites$/);
    await expect(searchBox(page)).toHaveValue('');
    await expect(page.locator('#sites article')).toHaveCount(24);
  });
}

test.describe('slow', { tag: '@slow' }, () => {
  test('Back drops the search text that is pending', async ({ page }) => {
    await openList(page, '/dive-sites?q=reef');
    await panel(page).getByLabel('Skill level').selectOption('Advanced');
    await expect(page).toHaveURL(/skill=Advanced/);
    await page.evaluate(() => {
      const box = document.querySelector<HTMLInputElement>('#sites input[type=search]');
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(box, 'wreck');
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      history.back();
    });
    await page.clock.runFor(afterPauseMs);
    await expect(page).toHaveURL(/\/dive-sites\?q=reef$/);
    await expect(searchBox(page)).toHaveValue('reef');
  });

  test('A filter chosen while the search text is pending includes the text', async ({ page }) => {
    await openList(page, '/dive-sites');
    await searchBox(page).fill('kelp');
    await panel(page).getByLabel('Skill level').selectOption('Beginner');
    await expect(page).toHaveURL(/[?&]skill=Beginner/);
    await page.clock.runFor(afterPauseMs);
    await expect(page).toHaveURL(/[?&]q=kelp/);
    await expect(page).toHaveURL(/[?&]skill=Beginner/);
    await expect(searchBox(page)).toHaveValue('kelp');
  });
});
