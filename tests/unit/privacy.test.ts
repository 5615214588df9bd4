import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDays } from '../../src/contract/page-reads/statistics.ts';
import { auditDays } from '../../src/server/platform/audit/audit-log.ts';
import { parseConfig } from '../../src/server/platform/config/config.ts';
import { mailDays } from '../../src/server/platform/housekeeping/housekeeping.ts';
import { limitMinutes } from '../../src/server/platform/http/form-limit.ts';

const policy = readFileSync(
  new URL('../../content/pages/privacy-policy.md', import.meta.url),
  'utf8',
);
const kept = (what: string) => new RegExp(`^- \\*\\*${what}\\*\\*: (.*)$`, 'm').exec(policy)?.[1];

test('the privacy policy states the retention periods of the code', () => {
  expect(kept('Security records')).toContain(`${auditDays} days`);
  expect(kept('Copies of mails')).toContain(`${mailDays} days`);
  expect(kept('Counts of pages read')).toContain(`${readDays} days`);
  expect(kept('Request counters')).toContain(`${limitMinutes} minutes`);
  expect(parseConfig({}).backupsKept).toBe(7);
  expect(kept('Backups')).toContain('newest seven');
});
