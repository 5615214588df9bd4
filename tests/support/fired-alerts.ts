import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const rules = resolve('deploy/watch/alerts.yml');
/** Number of scrapes, a minute apart, of a healthy site before those of a fault. */
const wellScrapes = 10;
const evaluatedAt = 13;

/** Whether promtool is installed (Debian: apt install prometheus). */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** The samples in a metrics text for Prometheus. */
function readSamples(text: string) {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, number] => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

/** Names of the alerts that Prometheus raises when a fault follows a healthy state. */
export function firedAlerts(well: string, faulty: string, now: Date): string[] {
  const before = readSamples(well);
  // Time begins at zero in a test of rules.
  const shift = now.getTime() / 1000 - evaluatedAt * 60;
  // Some samples of a new process are not finite numbers.
  const samples = [...readSamples(faulty)].filter(([, sample]) => Number.isFinite(sample));
  const input = samples.map(([series, after]) => {
    const value = (sample: number) => (series.includes('timestamp') ? sample - shift : sample);
    const first = series.includes('_seconds_count') ? 0 : after;
    return {
      series,
      values: `${value(before.get(series) ?? first)}x${wellScrapes - 1} ${value(after)}x5`,
    };
  });
  const names = [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  try {
    const file = join(folder, 'test.yml');
    const alerts = names.map((alertname) => ({
      eval_time: `${evaluatedAt}m`,
      alertname,
      exp_alerts: [],
    }));
    const tests = [{ interval: '1m', input_series: input, alert_rule_test: alerts }];
    writeFileSync(file, JSON.stringify({ rule_files: [rules], tests }));
    const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    return [...`${stdout}${stderr}`.matchAll(/alertname: ?(\w+)/g)].map(([, name = '']) => name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Error with promtool's output for invalid rules */
export const checkRules = () => execFileSync('promtool', ['check', 'rules', rules]);
