import { statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const origin = webAddress.refine(
  (value) => new URL(value).origin === value,
  'must be an origin without a slash at its end',
);

const serviceAddress = webAddress.refine(
  (value) => !/[?#]/.test(value),
  'must be an address without ? and #',
);

/** Treats an empty setting as absent, so that a copied .env.example works unchanged. */
const setting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const optionalText = (shape: RegExp, message: string) =>
  setting(z.string().regex(shape, message).optional());

const postgresAddress = optionalText(
  /^postgres(ql)?:\/\//,
  'must be empty or begin with postgres://',
);

/** Every setting of the environment, by its name. */
export const settings = z.object({
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: setting(z.string().default('127.0.0.1')),
  SITE_URL: setting(origin.optional()),
  DATA_DIR: setting(z.string().default('./data')),
  CONTENT_DIR: setting(
    z
      .string()
      .refine(
        (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory(),
        'must be a folder that exists',
      )
      .optional(),
  ),
  DATABASE_URL: postgresAddress,
  DATABASE_LISTEN_URL: postgresAddress,
  BACKUP_DIR: setting(z.string().optional()),
  BACKUPS_KEPT: setting(z.coerce.number().int().min(0).max(1000).default(7)),
  RESTIC_REPOSITORY: optionalText(
    /^(\/|sftp:|s3:)/,
    'must be the path of a folder, or begin with sftp: or s3:, as restic writes it',
  ),
  RESTIC_PASSWORD: setting(z.string().optional()),
  COPIES_KEPT: setting(z.coerce.number().int().min(0).max(3650).default(30)),
  AWS_ACCESS_KEY_ID: setting(z.string().optional()),
  AWS_SECRET_ACCESS_KEY: setting(z.string().optional()),
  PATH: z.string().default(''),
  S3_ENDPOINT: setting(webAddress.optional()),
  S3_BUCKET: optionalText(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  S3_REGION: setting(z.string().default('auto')),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  ADMIN_PASSWORD: setting(z.string().min(12, 'must have 12 characters or more').optional()),
  ENCRYPTION_KEY: setting(z.string().min(32, 'must have 32 characters or more').optional()),
  SMTP_URL: optionalText(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
  MAIL_FROM: setting(z.string().optional()),
  CONTACT_TO: setting(z.email('must be an email address').optional()),
  NEWSLETTER_PER_MINUTE: setting(z.coerce.number().int().min(1).max(10_000).default(60)),
  CACHE_MB: setting(z.coerce.number().int().min(1).max(4096).default(48)),
  FORM_LIMIT: setting(z.coerce.number().int().positive().default(30)),
  GTM_ID: optionalText(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC1234'),
  HSTS: setting(z.enum(['on', 'subdomains', 'off'], 'must be on, subdomains or off').default('on')),
  TRUST_PROXY: setting(
    z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      )
      .pipe(
        z.array(
          z.union(
            [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
            'must list addresses or CIDR ranges',
          ),
        ),
      ),
  ),
  SHORTEN_ADDRESSES: setting(z.enum(['yes', 'no'], 'must be yes or no').default('no')),
  ACCESS_LOG: setting(
    z
      .string()
      .refine(
        (value) => value === 'on' || value === 'off' || isAbsolute(value),
        'must be on, off or the absolute path of a file',
      )
      .default('on'),
  ),
  METRICS_PORT: setting(
    z
      .union(
        [z.string().refine(isAbsolute).max(100), z.coerce.number().int().min(0).max(65_535)],
        'must be a port or the absolute path of a socket',
      )
      .optional(),
  ),
  METRICS_HOST: setting(z.string().default('127.0.0.1')),
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ),
  TILE_URL: setting(
    z
      .string()
      .refine(
        (url) => url === 'none' || url.includes('{z}'),
        'must hold {z}, {x} and {y}, or be none',
      )
      .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  ),
  FORECAST_URL: setting(serviceAddress.optional()),
  MARINE_URL: setting(serviceAddress.optional()),
  FORECAST_KEY: setting(z.string().max(200).optional()),
  CDN: setting(
    z.enum(['fastly', 'cloudflare', 'varnish'], 'must be fastly, cloudflare or varnish').optional(),
  ),
  CDN_URL: setting(serviceAddress.optional()),
  CDN_ZONE: optionalText(/^[\w-]{1,100}$/, 'must hold letters and digits alone'),
  CDN_TOKEN: setting(z.string().max(500).optional()),
  LINK_CHECKS: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
  DNS_SERVERS: optionalText(
    /^[\d.:a-f[\]]+(,[\d.:a-f[\]]+)*$/i,
    'must be IP addresses with commas between them',
  ),
  INDEXNOW_URL: setting(serviceAddress.default('https://api.indexnow.org/indexnow')),
});

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

/** The settings that were given, as the lines of an environment file. */
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
    /** Bypasses a pooler, which would swallow notifications. */
    listenUrl: data.DATABASE_LISTEN_URL ?? data.DATABASE_URL,
    backupDir: resolve(data.BACKUP_DIR ?? join(data.DATA_DIR, 'backups')),
    backupsKept: data.BACKUPS_KEPT,
    /** Undefined if no copies are made. */
    copies: readCopies(data),
    settingLines: settingLines(environment),
    searchPath: data.PATH,
    bucket: readBucket(data),
    adminPassword: data.ADMIN_PASSWORD,
    /** Undefined if a file in DATA_DIR has it. */
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
    /** Empty for those of the machine. */
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

/** The running process's settings: an optional `.env` file first, then the real environment. */
export function readConfig() {
  loadEnvFile();
  return parseConfig(process.env);
}

/** CONTENT_DIR alone, unchecked: modules and the build read content before the settings are parsed. */
export function readContentDir(): string | undefined {
  loadEnvFile();
  return process.env.CONTENT_DIR || undefined;
}

/** Selects the production builds of libraries: React's development build renders at a third of the speed. */
export function runAsProduction() {
  process.env.NODE_ENV ??= 'production';
}
