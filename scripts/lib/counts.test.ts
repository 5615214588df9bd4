import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addCounts, readPlaywright, readVitest, sayCounts } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'bottom-time-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, results: unknown) {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(results));
  return file;
}

const vitest = write('vitest.json', {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'a breaks' },
        { status: 'passed', fullName: 'a works' },
      ],
    },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
  ],
});
const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
const playwright = write('playwright.json', {
  suites: [
    {
      file: 'home.spec.ts',
      specs: [spec('opens', 'expected'), spec('shines', 'flaky')],
      suites: [
        { file: 'home.spec.ts', specs: [spec('sinks', 'unexpected'), spec('flies', 'skipped')] },
      ],
    },
  ],
  errors: [{ message: 'A log tells the password\nat line 3' }],
});

test('readVitest counts a file that could not be run as a failure beside the failed tests', () => {
  expect(readVitest(vitest)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    retried: [],
    failures: ['a breaks', 'b.test.ts'],
  });
});

test('readPlaywright counts tests of inner suites, retried tests as passed, and errors as failures', () => {
  expect(readPlaywright(playwright)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    retried: ['home.spec.ts: shines'],
    failures: ['home.spec.ts: sinks', 'A log tells the password'],
  });
});

test('the last line is the plain sum of all runners', () => {
  const lines = sayCounts(addCounts([readVitest(vitest), readPlaywright(playwright)]));
  expect(lines.at(-1)).toBe('5 passed, 4 failed, 2 skipped');
  expect(lines).toContain('Needed a retry, which is a defect to mend: home.spec.ts: shines');
});
