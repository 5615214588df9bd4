// `npm test`: runs all checks required before a merge. `npm run test:all` adds the slow tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './lib/chromium.ts';
import { addCounts, type Counts, readPlaywright, readVitest, sayCounts } from './lib/counts.ts';

interface Step {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** The results file of its test runner, and the function that reads it. */
  results?: { file: string; read: (file: string) => Counts };
}

const folder = mkdtempSync(join(tmpdir(), 'bottom-time-results-'));
const npm = (script: string) => ['npm', 'run', '--silent', script];

/** A step of vitest, whose results are counted. */
function vitest(name: string, script = name): Step {
  const file = join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: [...npm(script), '--', ...reporters],
    results: { file, read: readVitest },
  };
}

/** A step of Playwright, whose results are counted. */
function playwright(environment: Record<string, string> = {}): Step {
  const file = join(folder, 'e2e.json');
  return {
    name: 'e2e',
    command: npm('e2e'),
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...environment },
    results: { file, read: readPlaywright },
  };
}

const simple = (name: string): Step => ({ name, command: npm(name) });

/** Steps of one stage run in parallel and don't depend on each other. */
const checks = [simple('lint'), simple('build'), simple('types')];
const quick: Step[][] = [checks, [vitest('unit')], [playwright()]];
const all: Step[][] = [
  checks,
  [vitest('unit', 'unit:all')],
  [simple('art:check')],
  [vitest('cluster')],
  [vitest('stack')],
  [playwright({ TEST_ALL: '1' })],
  [simple('soak')],
];

/** Runs a step and shows its output, immediately if no other step runs. @returns whether it succeeded */
async function run({ name, command, environment }: Step, alone: boolean): Promise<boolean> {
  const start = performance.now();
  if (alone) console.log(`\n— ${name}`);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (!alone) console.log(`\n— ${name}\n${output.trimEnd()}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `— ${name}: ${code === 0 ? 'done' : `FAILED (${signal ?? `exit code ${code}`})`} after ${seconds} s`,
  );
  return code === 0;
}

/** The test counts of a step; a failing step without tests counts as one failure. */
function stepCounts({ name, results }: Step, succeeded: boolean): Counts {
  const none: Counts = { passed: 0, failed: 0, skipped: 0, retried: [], failures: [] };
  const failed: Counts = { ...none, failed: 1, failures: [`the step ${name}`] };
  if (!results) return succeeded ? none : failed;
  try {
    const counts = results.read(results.file);
    return succeeded || counts.failed > 0 ? counts : addCounts([counts, failed]);
  } catch {
    return failed;
  }
}

const start = performance.now();
const counted: Counts[] = [];
try {
  process.env.CHROMIUM = provideChromium();
  for (const stage of process.argv.includes('--all') ? all : quick) {
    const done = await Promise.all(stage.map((step) => run(step, stage.length === 1)));
    counted.push(...stage.map((step, index) => stepCounts(step, done[index] ?? false)));
    // Browser tests need a build.
    if (stage.some(({ name }, index) => name === 'build' && !done[index])) break;
  }
  const total = addCounts(counted);
  console.log(`\nAfter ${((performance.now() - start) / 60_000).toFixed(1)} minutes:`);
  for (const line of sayCounts(total)) console.log(line);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
