import { openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let servers = 0;

/**
 * Start options of a server of a browser run, whose log `tests/e2e/search-log.ts` searches for
 * received secrets. Undefined outside a browser run.
 */
export function loggedServer() {
  const folder = process.env.E2E_LOGS;
  if (!folder) return undefined;
  servers += 1;
  return {
    file: openSync(join(folder, `${process.pid}-${servers}.log`), 'a'),
    arguments: ['--import', fileURLToPath(new URL('keep-secrets.ts', import.meta.url))],
    environment: { LOG_LEVEL: 'trace', E2E_LOGS: folder },
  };
}
