import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testAll } from '../support/test-all.ts';

/** Kinds of secrets and visitor texts that a whole run records. */
const kinds = 'password session token unsubscribe preview address name subject message'.split(' ');

/** Pattern of the tokens of a session and an unsubscribe link, and of a preview signature. */
const token = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/;
const neverThere = [token, /session=/, /argon2/];

/** The longest part of a text without characters that JSON or a URL escapes. */
const plainPart = (secret: string) =>
  secret.split(/[^\w .,:;@+-]/).reduce((one, other) => (other.length > one.length ? other : one));

/** Checks after a run that no server log contains a password, a token or text of a visitor. */
export default function searchLog() {
  const folder = process.env.E2E_LOGS ?? '';
  const files = readdirSync(folder);
  const readLines = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n');

  const secrets = new Map<string, string>();
  const counts: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  for (const name of files.filter((each) => each.endsWith('.secrets'))) {
    for (const line of readLines(name).filter(Boolean)) {
      const [kind = ''] = line.split(' ', 1);
      const secret = plainPart(JSON.parse(line.slice(kind.length + 1)) as string);
      if (!secrets.has(secret)) counts[kind] = (counts[kind] ?? 0) + 1;
      secrets.set(secret, kind);
    }
  }

  const logs = files.filter((each) => each.endsWith('.log'));
  let lines = 0;
  let requests = 0;
  for (const name of logs) {
    for (const [index, line] of readLines(name).entries()) {
      lines += line ? 1 : 0;
      requests += line.includes('"msg":"request"') ? 1 : 0;
      const [told] = [...secrets].filter(([secret]) => line.includes(secret));
      const what = told
        ? `the ${told[1]} "${told[0]}"`
        : neverThere.find((look) => look.test(line));
      if (what) throw new Error(`A log tells ${what}: ${join(folder, name)}:${index + 1}: ${line}`);
    }
  }

  // `npm test` creates no preview link and no API token.
  const whole = testAll && process.argv.slice(2).every((argument) => argument === 'test');
  const kept = kinds.map((kind) => `${counts[kind]} of kind ${kind}`).join(', ');
  console.log(`Logs of ${logs.length} servers: ${lines} lines, ${requests} requests.`);
  console.log(`Not one of these is in them: ${kept}.`);
  if (requests === 0) throw new Error('The servers of the run logged no request');
  const missing = kinds.filter((kind) => !counts[kind] && (whole || kind === 'password'));
  if (missing.length > 0) throw new Error(`Nothing to look for: no ${missing.join(', no ')}`);
  rmSync(folder, { recursive: true });
}
