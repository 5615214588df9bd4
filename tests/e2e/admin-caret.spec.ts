import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Article } from '../../src/contract/articles.ts';
import { testAll } from '../support/test-all.ts';
import { create, expect, test } from './admin-fixtures.ts';
import { open } from './open.ts';

// A retry would hide a misplaced letter.
test.describe.configure({ retries: 0 });

const repetitions = testAll ? 40 : 12;
const busyMs = 200;
const codes: Record<string, number> = { End: 35, Enter: 13 };

function press(session: CDPSession, key: string) {
  const windowsVirtualKeyCode = codes[key] ?? key.toUpperCase().charCodeAt(0);
  const text = key === 'Enter' ? '\r' : key.length === 1 ? key : '';
  const event = { key, windowsVirtualKeyCode };
  return [
    session.send('Input.dispatchKeyEvent', {
      ...event,
      ...(text ? { type: 'keyDown', text, unmodifiedText: text } : { type: 'rawKeyDown' }),
    }),
    session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
  ];
}

/** Sends a click and keys to a busy page, which then handles them in direct succession. */
async function pressTogether(
  page: Page,
  session: CDPSession,
  at: { x: number; y: number },
  keys: string[],
) {
  const button = { ...at, button: 'left' as const, clickCount: 1 };
  const busy = page.evaluate((ms) => {
    for (const end = performance.now() + ms; performance.now() < end; );
  }, busyMs);
  await pause(busyMs / 4);
  await Promise.all([
    busy,
    session.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' }),
    session.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' }),
    ...keys.flatMap((key) => press(session, key)),
  ]);
}

test('keys pressed right after a click on a busy page go to the clicked position', {
  tag: '@slow',
}, async ({ owner: page }) => {
  test.setTimeout(120_000);
  const lines = Array.from({ length: repetitions }, (_, index) => `Dive ${index} was deep`);
  const { id } = await create<Article>(page, '/api/articles', {
    title: 'A caret that stays',
    content: lines.map((line) => `<p>${line}</p>`).join(''),
  });
  await open(page, `/admin/articles/${id}`);
  const text = page.getByRole('textbox', { name: 'Content' });
  const session = await page.context().newCDPSession(page);
  for (const [index, line] of lines.entries()) {
    await page.getByLabel('Title', { exact: true }).focus();
    const words = text.getByText(line, { exact: true });
    await words.scrollIntoViewIfNeeded();
    const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 };
    await pressTogether(page, session, { x: x + 30, y: y + 12 }, ['End', 'Enter', 'c', 'd']);
    await expect(text.getByRole('paragraph')).toHaveText([
      ...lines.slice(0, index + 1).flatMap((done) => [done, 'cd']),
      ...lines.slice(index + 1),
    ]);
  }
});
