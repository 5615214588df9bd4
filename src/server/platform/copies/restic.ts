import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import type { Config } from '../config/config.ts';

export type CopiesConfig = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'backupDir'
  | 'backupsKept'
  | 'searchPath'
  | 'bucket'
  | 'contentDir'
  | 'settingLines'
> & {
  copies: NonNullable<Config['copies']>;
  /** Ends restic when the site stops. */
  signal?: AbortSignal | undefined;
};

/** One host name for all copies, so that the machine's name does not matter. */
export const hostArguments = ['--host', 'bottom-time'];

const answerTimeoutMs = 60_000;
const workTimeoutMs = 6 * 3_600_000;

/** Messages for the owner by patterns of restic's messages; the first match applies. */
const sentences: Array<[RegExp, (repository: string) => string]> = [
  [
    /wrong password|no key found/i,
    () => 'RESTIC_PASSWORD is not the password of these copies: set the one they were begun with',
  ],
  [
    /no space left|disk quota|ENOSPC/i,
    (repository) => `a disk is full, here or at ${repository}: make room, then try again`,
  ],
  [
    /no matching ID|no snapshot found|multiple IDs/i,
    (repository) =>
      `there is no such copy in ${repository}: npm run copies -- snapshots lists them`,
  ],
  [
    /ciphertext verification|Load\(<data.*EOF|invalid data returned|does not match id|hash does not match|unexpected EOF|not found in (repository|index)|load\(.*(no such file|does not exist)/i,
    (repository) =>
      `the copies in ${repository} are damaged: npm run copies -- check tells which; begin new ones in another place`,
  ],
  [
    /access ?denied|request signature we calculated|access key id you provided|permission denied|publickey/i,
    (repository) => `${repository} refuses this site’s key or user: check both`,
  ],
  [
    /read-only file system|input\/output error/i,
    (repository) => `the disk of ${repository} can not be written: mount or replace it`,
  ],
  [
    /connection (refused|reset|timed out)|no such host|no route|i\/o timeout|unreachable|start the sftp session|file already closed/i,
    (repository) => `${repository} does not answer: check the address and the network`,
  ],
  [
    /unable to open config file|Is there a repository|config(file)? .*does not exist/i,
    (repository) =>
      `there are no copies in ${repository}: check that the address is right and its disk is there`,
  ],
];

/** A failure whose message is a sentence for the owner, without a full stop. */
export class CopiesError extends Error {
  /** Restic's own message. */
  readonly said: string;

  constructor(message: string, said: string) {
    super(message);
    this.said = said;
  }
}

function explain(repository: string, said: string) {
  const [, sentence] = sentences.find(([pattern]) => pattern.test(said)) ?? [];
  const last = said.trim().split('\n').at(-1) ?? '';
  return new CopiesError(sentence?.(repository) ?? `restic says: ${last}`, said);
}

export function resticEnvironment({ copies, searchPath }: CopiesConfig): Record<string, string> {
  return {
    PATH: searchPath,
    HOME: homedir(),
    LC_ALL: 'C',
    RESTIC_REPOSITORY: copies.repository,
    RESTIC_PASSWORD: copies.password,
    ...(copies.accessKeyId && {
      AWS_ACCESS_KEY_ID: copies.accessKeyId,
      AWS_SECRET_ACCESS_KEY: copies.secretAccessKey,
    }),
    ...(copies.region && { AWS_DEFAULT_REGION: copies.region }),
    // Leaves the other cores to visitors.
    GOMAXPROCS: '1',
  };
}

/** Runs restic on the site's copies. @returns what it printed @throws CopiesError */
export function runRestic(
  config: CopiesConfig,
  args: string[],
  { cwd = config.dataDir, timeoutMs = workTimeoutMs } = {},
): Promise<string> {
  const { repository } = config.copies;
  return new Promise((resolve, reject) => {
    const cache = ['--cache-dir', `${config.dataDir}/.backup-cache`, '--cleanup-cache'];
    const child = spawn('restic', [...cache, ...args], {
      cwd,
      env: resticEnvironment(config),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      ...(config.signal && { signal: config.signal }),
    });
    let output = '';
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-8000);
    });
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = 'copies need the program restic: install the package restic';
      reject(
        new CopiesError(error.code === 'ENOENT' ? missing : error.message, String(error.code)),
      );
    });
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else if (signal) reject(explain(repository, `${said}\ni/o timeout`));
      else reject(explain(repository, said));
    });
  });
}

const isAbsent = (error: unknown) =>
  error instanceof CopiesError &&
  /unable to open config file|Is there a repository/i.test(error.said) &&
  /no such file|does not exist|not exist|NoSuchKey|NoSuchBucket/i.test(error.said);

/** Opens the repository or creates it. @param known whether the repository has copies, so that it must not be created on an unmounted disk @throws CopiesError */
export async function openRepository(config: CopiesConfig, known: boolean) {
  const options = { timeoutMs: answerTimeoutMs };
  // With PostgreSQL the folder may not exist yet.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  try {
    await runRestic(config, ['cat', 'config'], options);
  } catch (error) {
    if (known || !isAbsent(error)) throw error;
    await runRestic(config, ['init', '--repository-version', '2'], options);
  }
}
