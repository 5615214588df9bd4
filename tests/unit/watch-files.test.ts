import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { definitions } from '../../src/server/platform/metrics/definitions.ts';

const files = ['deploy/watch/alerts.yml', 'deploy/watch/dashboards/bottom-time.json'];
const histogram = ['count', 'sum', 'bucket'].map((part) => `answer_seconds_${part}`);
const known = new Set([...definitions.map(({ name }) => name), ...histogram]);

test.each(files)('%s names only metrics of the site', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/bottom_time_(\w+)/g)];
  const names = new Set(named.map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(6);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});
