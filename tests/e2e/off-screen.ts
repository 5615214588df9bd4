import type { Page } from '@playwright/test';

/** The controls beyond an edge of the window, but for those of a row that scrolls by itself. */
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
    const controls = [...document.querySelectorAll<HTMLElement>('a,button,input,select,summary')];
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
