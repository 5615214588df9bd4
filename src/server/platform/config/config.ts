import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { settings } from './environment.ts';

/** @throws Error that names the settings which `subject` lacks */
function requireAll(subject: string, needed: Record<string, string | undefined>) {
  const missing = Object.keys(needed).filter((name) => !needed[name]);
  if (missing.length > 0) {
    throw new Error(`Wrong setting: ${subject} also needs ${missing.join(', ')}`);
  }
}

/** The bucket that holds the pictures. @throws Error if one of its settings is missing */
function readBucket(data: z.infer<typeof settings>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (!Object.values(needed).some(Boolean)) return undefined;
  requireAll('a bucket for pictures', needed);
  return {
    endpoint: S3_ENDPOINT ?? '',
    name: S3_BUCKET ?? '',
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** The repository for copies outside this machine. @throws Error if one of its settings is missing */
function readCopies(data: z.infer<typeof settings>) {
  const { RESTIC_REPOSITORY: repository, RESTIC_PASSWORD: password } = data;
  if (!repository) return undefined;
  if (!password) throw new Error('Wrong setting: RESTIC_REPOSITORY also needs RESTIC_PASSWORD');
  if (`${repository}/`.startsWith(`${resolve(data.DATA_DIR)}/`)) {
    throw new Error('Wrong setting: RESTIC_REPOSITORY must be outside DATA_DIR, on another disk');
  }
  if (data.CONTENT_DIR && `${resolve(data.CONTENT_DIR)}/`.startsWith('/media/')) {
    throw new Error(
      'Wrong setting: CONTENT_DIR must be outside /media: copies have the pictures under this name',
    );
  }
  return {
    repository,
    password,
    daysKept: data.COPIES_KEPT,
    accessKeyId: data.AWS_ACCESS_KEY_ID ?? data.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: data.AWS_SECRET_ACCESS_KEY ?? data.S3_SECRET_ACCESS_KEY ?? '',
    region: data.S3_REGION === 'auto' ? '' : data.S3_REGION,
  };
}

const cdnAddresses = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
  varnish: undefined,
};

/** The CDN that is notified of changed pages. @throws Error if one of its settings is missing */
function readCdn({ CDN: kind, CDN_URL, CDN_ZONE, CDN_TOKEN }: z.infer<typeof settings>) {
  if (!kind) return undefined;
  const url = CDN_URL ?? cdnAddresses[kind];
  requireAll(`CDN=${kind}`, kind === 'varnish' ? { CDN_URL: url } : { CDN_ZONE, CDN_TOKEN });
  return { kind, url: url ?? '', zone: CDN_ZONE ?? '', token: CDN_TOKEN ?? '' };
}

/** Settings of one machine, which a copy leaves out. */
const machineSettings = new Set(['PATH', 'DATA_DIR', 'RESTIC_REPOSITORY', 'RESTIC_PASSWORD']);

/** Quotes a value as systemd and Node read it in an environment file. */
function quoteSetting(value: string) {
  if (!/[^\w./:@%+=,-]/.test(value)) return value;
  return value.includes("'") ? `"${value.replace(/["\\]/g, '\\$&')}"` : `'${value}'`;
}

/** The given settings, except those of the machine, as the lines of an environment file. */
function settingLines(environment: Record<string, string | undefined>) {
  return Object.keys(settings.shape)
    .filter((name) => !machineSettings.has(name))
    .map((name) => [name, environment[name]] as const)
    .map(([name, value]) => (value ? `${name}=${quoteSetting(value)}\n` : ''))
    .join('');
}

export type Config = ReturnType<typeof parseConfig>;

/** @throws Error with one readable line per wrong setting */
export function parseConfig(environment: Record<string, string | undefined>) {
  const result = settings.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`Wrong setting: ${lines.join('; ')}`);
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL ?? `http://127.0.0.1:${data.PORT}`,
    dataDir: resolve(data.DATA_DIR),
    contentDir: data.CONTENT_DIR && resolve(data.CONTENT_DIR),
    databaseUrl: data.DATABASE_URL,
    /** Address for notifications; it bypasses a pooler, which would swallow them. */
    listenUrl: data.DATABASE_LISTEN_URL ?? data.DATABASE_URL,
    backupDir: resolve(data.BACKUP_DIR ?? join(data.DATA_DIR, 'backups')),
    backupsKept: data.BACKUPS_KEPT,
    /** Undefined if no copies are made. */
    copies: readCopies(data),
    settingLines: settingLines(environment),
    searchPath: data.PATH,
    bucket: readBucket(data),
    adminPassword: data.ADMIN_PASSWORD,
    /** Undefined if the key file in DATA_DIR is used. */
    encryptionKey: data.ENCRYPTION_KEY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    contactTo: data.CONTACT_TO,
    newsletterPerMinute: data.NEWSLETTER_PER_MINUTE,
    cacheBytes: data.CACHE_MB * 1024 * 1024,
    formLimit: data.FORM_LIMIT,
    gtmId: data.GTM_ID,
    hsts: data.HSTS,
    trustedProxies: data.TRUST_PROXY,
    shortenAddresses: data.SHORTEN_ADDRESSES === 'yes',
    logLevel: data.LOG_LEVEL,
    /** `on`, `off` or a file. */
    accessLog: data.ACCESS_LOG,
    /** A port or the path of a socket; undefined if no metrics are served. */
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    /** Empty if the map has no tile service. */
    tileUrl: data.TILE_URL === 'none' ? '' : data.TILE_URL,
    /** Undefined if no forecast service is set. */
    forecastUrl: data.FORECAST_URL,
    marineUrl: data.MARINE_URL,
    forecastKey: data.FORECAST_KEY,
    indexNowUrl: data.INDEXNOW_URL,
    checksLinks: data.LINK_CHECKS === 'on',
    /** Empty for the DNS servers of the machine. */
    dnsServers: data.DNS_SERVERS?.split(',') ?? [],
    /** Undefined if no CDN is notified of changes. */
    cdn: readCdn(data),
  };
}

function loadEnvFile() {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The settings of the running process; the real environment overrides an optional `.env` file. */
export function readConfig() {
  loadEnvFile();
  return parseConfig(process.env);
}

/** The unchecked CONTENT_DIR: modules and the build read content before the settings are parsed. */
export function readContentDir(): string | undefined {
  loadEnvFile();
  return process.env.CONTENT_DIR || undefined;
}

/** Selects the production builds of libraries: React's development build renders at a third of the speed. */
export function runAsProduction() {
  process.env.NODE_ENV ??= 'production';
}
