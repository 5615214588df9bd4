import type { Page } from '@playwright/test';

type Watched = Window & { shift?: number };

/** Sums the layout shifts of each page opened later. @returns a reader of the current page's sum */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watched.shift =
          (watched.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => (await page.evaluate(() => (window as Watched).shift)) ?? Number.NaN;
}
