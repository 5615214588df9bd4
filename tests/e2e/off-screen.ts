import { expect, type Page } from '@playwright/test';

/** Names of the controls beyond an edge of the window, except those in a row that scrolls. */
export function controlsOffScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (control: Element) => {
      for (let part = control.parentElement; part && part !== document.body; ) {
        const { overflowX } = getComputedStyle(part);
        if (/auto|scroll/.test(overflowX) && part.scrollWidth > part.clientWidth) return true;
        if (part.classList.contains('leaflet-container')) return true;
        part = part.parentElement;
      }
      return false;
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a,button,input,select,summary,textarea'),
    ];
    return controls.flatMap((control) => {
      const { left, right, width, height } = control.getBoundingClientRect();
      const isOut = left < -1 || right > innerWidth + 1;
      const isHidden =
        width < 2 || height < 2 || control.tabIndex < 0 || control.closest('[inert]');
      if (!isOut || isHidden || !control.checkVisibility() || scrolls(control)) return [];
      return [
        `${control.ariaLabel ?? control.textContent} ${left.toFixed()} to ${right.toFixed()}`,
      ];
    });
  });
}

/** WCAG 1.4.10 and 1.4.4: a narrow window, and 200 % text size on a phone and on a desktop. */
export const reflowWindows = [
  { name: 'at 320 px', width: 320, height: 700, fontSize: '', tag: '@slow' },
  { name: 'at 200 % text size', width: 390, height: 844, fontSize: '212.5%', tag: '@slow' },
  {
    name: 'on a desktop at 200 % text size',
    width: 1280,
    height: 900,
    fontSize: '212.5%',
    tag: '@slow',
  },
];

/** @param fontSize font size of the page as a CSS value; empty for the default */
export async function expectWithinWindow(page: Page, screen: string, fontSize: string) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
  expect.soft(await controlsOffScreen(page), screen).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(over, `${screen} is wider than the window`).toBeLessThanOrEqual(0);
}
