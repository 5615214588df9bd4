// Measures the delay of a changed filter on a phone (Chromium slowed down four times).
// `npm run bench` runs this with the other measurements; `node tests/bench/filters.ts` runs only
// this. All requests go to 127.0.0.1.
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { quantile, slowDown, withSites } from './dive-sites.ts';

const goals = [
  { size: undefined, most: 50 },
  { size: 20_000, most: 150 },
];

/** Filters to set one after another; `choice` is the index of the option. */
const changes: [label: string, choice: number][] = [
  ['Skill level', 1],
  ['Depth', 1],
  ['Depth', 2],
  ['Skill level', 2],
  ['Depth', 0],
  ['Region', 3],
  ['Region', 5],
  ['Region', 0],
  ['Skill level', 3],
  ['Skill level', 0],
];

interface Change {
  /** Milliseconds for which the page is blocked. */
  held: number;
  /** Milliseconds until the frame with the answer: the number of sites found. */
  answered: number;
}

/** Changes each filter and measures its cost. */
async function change(page: Page): Promise<Change[]> {
  const taken: Change[] = [];
  for (const [label, choice] of changes) {
    taken.push(
      await page.evaluate(
        async ([label, choice]) => {
          const select = [...document.querySelectorAll('select')].find((one) =>
            one.closest('label')?.textContent?.startsWith(label),
          );
          const status = [...document.querySelectorAll('[role=status]')].find((one) =>
            /dive site/.test(one.textContent),
          );
          const value = select?.options[choice]?.value;
          if (!select || !status || value === undefined) throw new Error(`No ${label}`);
          performance.mark('change');
          const begin = performance.now();
          const answered = new Promise<number>((resolve) => {
            const observer = new MutationObserver(() => {
              observer.disconnect();
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => {
                  performance.mark('answer');
                  resolve(performance.now() - begin);
                };
                port2.postMessage(undefined);
              });
            });
            observer.observe(status, { childList: true, characterData: true, subtree: true });
          });
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
            select,
            value,
          );
          select.dispatchEvent(new Event('change', { bubbles: true }));
          const held = performance.now() - begin;
          return { held, answered: await answered };
        },
        [label, choice] as const,
      ),
    );
    // The map moves to the results during this pause.
    await pause(2500);
  }
  return taken;
}

interface Mark {
  name: string;
  /** Microseconds of processor time of the page's main thread. */
  tts: number;
}

/** Main thread time from each change until its answer is drawn, in milliseconds. */
function computed(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Mark[] };
  const markTimes = (mark: string) =>
    traceEvents.filter(({ name }) => name === mark).map(({ tts }) => tts / 1000);
  const answers = markTimes('answer');
  return markTimes('change').map((begin, index) => (answers[index] ?? Number.NaN) - begin);
}

/** Opens a page on a phone and waits until it is idle. @param rate factor of the slowdown */
async function onPhone<Result>(
  browser: Browser,
  { address, rate }: { address: string; rate: number },
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address);
  await page.waitForFunction(() => !('$_TSR' in self) || 'hydrated' in self);
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
  await page.getByLabel('Skill level').focus();
  await pause(6000);
  const taken = await measure(page);
  await context.close();
  return taken;
}

/** The benchmark's section on filters, as lines of Markdown. */
export async function measureFilters(): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const rows: string[] = [];
  try {
    for (const { size, most } of goals) {
      await withSites(size, async (site, sites) => {
        for (const path of ['/map', '/dive-sites']) {
          const address = site + path;
          const phone = { address, rate: slowDown };
          const taken = await onPhone(browser, phone, change);
          const times = await onPhone(browser, { ...phone, rate: 1 }, async (page) => {
            await browser.startTracing(page, { categories: ['blink.user_timing'] });
            await change(page);
            return computed(await browser.stopTracing());
          });
          const work = times.map((time) => time * slowDown);
          const [held, answered] = (['held', 'answered'] as const).map((key) =>
            taken.map((one) => one[key]),
          );
          const figures = [held, answered, work].flatMap((all = []) => [
            ms(quantile(all, 0.5)),
            ms(Math.max(...all)),
          ]);
          rows.push(`| ${sites} | ${path} | ${figures.join(' | ')} | ${most} ms |`);
        }
      });
    }
  } finally {
    await browser.close();
  }
  return [
    '## A changed filter on a phone',
    '',
    `Chromium slowed down ${slowDown} times, ${changes.length} changes of region, skill level and depth on a screen of 390 px. The server filters. "Held": how long the page hears nothing else. "Answered": until the frame is drawn that says how many sites are found. "Computed": what the main thread computes until then, by its own clock and without the slowing down, times ${slowDown}: it leaves out the wait for a processor that others use.`,
    '',
    '| sites | page | held, median | worst | answered, median | worst | computed, median | worst | goal |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

if (import.meta.main) console.log((await measureFilters()).join('\n'));
