import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** CSS selector of the part to check; by default the whole page. */
  include?: string;
  runOnly: string[] | undefined;
}

/**
 * Runs axe in the page itself. AxeBuilder takes three times as long: it opens another page for each
 * report and describes every element that passes.
 */
async function runAxe(page: Page, { include, runOnly }: Options) {
  for (const frame of page.frames()) await frame.evaluate(source);
  return page.evaluate(
    async ({ include, runOnly }) => {
      const { run } = (self as unknown as { axe: typeof axe }).axe;
      const { violations, passes, inapplicable } = await run(include ?? document, {
        ...(runOnly && { runOnly }),
        resultTypes: ['violations'],
      });
      return {
        violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
        rules: [...passes, ...inapplicable, ...violations].map(({ id }) => id),
      };
    },
    { include, runOnly },
  );
}

/** Fails if axe finds any fault on the page in its current state. */
export async function expectAccessible(page: Page) {
  const { violations, rules } = await runAxe(page, { runOnly: standards });
  // The rule for a target size of 24 pixels must run.
  expect(rules).toContain('target-size');
  expect(violations).toEqual([]);
}

/** Fails if axe finds any fault, best practices included, in a part of the page. */
export async function expectPartAccessible(page: Page, include: string) {
  expect((await runAxe(page, { include, runOnly: undefined })).violations).toEqual([]);
}

/** Fails if the page overflows, has an axe fault in light mode or a colour fault in dark mode. */
export async function expectAccessibleInBothThemes(page: Page) {
  // Reduced motion prevents axe from measuring a colour in transition.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  const { violations, rules } = await runAxe(page, { runOnly: colourRules });
  expect(rules).toContain('color-contrast');
  expect(violations).toEqual([]);
}

/** The window widths of audits; the tag leaves the wide screen to `npm run test:all`. */
export const auditedWidths = [
  { width: 390, tag: [] },
  { width: 1440, tag: '@slow' },
];
