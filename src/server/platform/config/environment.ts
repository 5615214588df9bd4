import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
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
