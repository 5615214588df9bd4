import { readFileSync } from 'node:fs';

/** The report of a test runner. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that passed only at the second attempt. */
  retried: string[];
  /** Titles of tests that failed. */
  failures: string[];
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

interface VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Reads a report of vitest's JSON reporter. A file that could not be run counts as one failure. */
export function readVitest(file: string): Counts {
  const results = readJson<VitestResults>(file);
  const failures = results.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [name];
    return failed.map(({ fullName }) => fullName);
  });
  return {
    passed: results.numPassedTests,
    failed: Math.max(results.numFailedTests, failures.length),
    skipped: results.numPendingTests + results.numTodoTests,
    retried: [],
    failures,
  };
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightResults {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

function* listTests(suite: PlaywrightSuite): Generator<{ title: string; status: string }> {
  for (const { title, tests } of suite.specs ?? []) {
    for (const { status } of tests) yield { title: `${suite.file}: ${title}`, status };
  }
  for (const inner of suite.suites ?? []) yield* listTests(inner);
}

/**
 * Reads a report of Playwright's JSON reporter. An error outside of tests counts as one failure.
 */
export function readPlaywright(file: string): Counts {
  const { suites, errors } = readJson<PlaywrightResults>(file);
  const tests = suites.flatMap((suite) => [...listTests(suite)]);
  const titles = (status: string) =>
    tests.filter((test) => test.status === status).map(({ title }) => title);
  const failures = [
    ...titles('unexpected'),
    ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside of tests'),
  ];
  const retried = titles('flaky');
  return {
    passed: titles('expected').length + retried.length,
    failed: failures.length,
    skipped: titles('skipped').length,
    retried,
    failures,
  };
}

/** The sum of several runners' counts. */
export function addCounts(list: readonly Counts[]): Counts {
  const sum = (field: 'passed' | 'failed' | 'skipped') =>
    list.reduce((total, counts) => total + counts[field], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    retried: list.flatMap(({ retried }) => retried),
    failures: list.flatMap(({ failures }) => failures),
  };
}

/** Lines for the end of a run: failures, retried tests, and the counts as the last line. */
export function sayCounts({ passed, failed, skipped, retried, failures }: Counts): string[] {
  return [
    ...failures.map((title) => `Failed: ${title}`),
    ...retried.map((title) => `Needed a retry, which is a defect to mend: ${title}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
}
