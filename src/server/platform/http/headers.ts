import type { MiddlewareHandler } from 'hono';
import { isServiceWorker } from '../../../domain/offline/offline-paths.ts';
import type { Config } from '../config/config.ts';
import type { AppEnv } from './context.ts';

const videoHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com';
const tagManager = 'https://www.googletagmanager.com';

/** The origin of map tiles over http. The directive img-src allows every https origin. */
function tileOrigin({ tileUrl }: Pick<Config, 'tileUrl'>): string {
  const origin = URL.parse(tileUrl)?.origin;
  return origin?.startsWith('http:') ? ` ${origin.replace('{s}', '*')}` : '';
}

/**
 * @param isAdmin allows the style element of Radix dialogs that locks scrolling, and excludes the tag manager
 * @param policy a Trusted Types policy that an inline script creates
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'gtmId' | 'siteUrl' | 'tileUrl'>,
  inline: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] },
  {
    framedBy = "'none'",
    isAdmin = false,
    policy = '',
  }: { framedBy?: "'none'" | "'self'"; isAdmin?: boolean; policy?: string } = {},
) {
  // Admin pages run no third-party scripts.
  const gtmId = isAdmin ? undefined : config.gtmId;
  const tag = gtmId ? ` ${tagManager}` : '';
  const analytics = gtmId ? ' https://*.google-analytics.com https://*.googletagmanager.com' : '';
  const listed = (hashes: string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  const hashes = listed(inline.scripts);
  const styles = isAdmin ? " 'unsafe-inline'" : listed(inline.styles);
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}${tag}`,
    "style-src 'self'",
    `style-src-elem 'self'${styles}`,
    // Allows style attributes for the positions of depth marks and the size of a map.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' https: data:${tileOrigin(config)}`,
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    `frame-src 'self' ${videoHosts}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    `trusted-types default parser${policy && ` ${policy}`}`,
    ...(config.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** HSTS headers by setting; "off" cancels an earlier header in browsers. */
const strictTransport = {
  on: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  off: 'max-age=0',
};

const fileHeaders = (config: Config): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(config.siteUrl.startsWith('https:') && {
    'Strict-Transport-Security': strictTransport[config.hsts],
  }),
});

export const fixedHeaders = (config: Config): Record<string, string> => ({
  ...fileHeaders(config),
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
});

/** Pictures that link previews, feed readers and mails embed on other sites. */
const sharedPictures = /^\/(share|art|media)\/|^\/apple-touch-icon\.png$/;

/** `vite.config.ts` sets this file name. */
const chartWorker = /^\/assets\/chart-worker-/;

/** Files that pages load. They need none of the document headers, which take 230 bytes. */
const parts = /^\/(assets|chart|films)\//;

/** Files that run no script when opened directly, unlike an SVG drawing. */
const inert = /\.(js|css|woff2|avif|jpg|png|webp|mp4|webm|pmtiles)$/;

export function headersFor(config: Config): (path: string) => Record<string, string> {
  const policy = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };
  const own = { ...fixedHeaders(config), ...policy };
  const part = fileHeaders(config);
  const shared = { ...part, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  const drawing = { ...part, ...policy };
  const sharedDrawing = { ...shared, ...policy };
  // The response with a worker's script sets the worker's policy. These workers request only this site.
  const worker = {
    ...own,
    'Content-Security-Policy':
      "default-src 'none'; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  };
  return (path) => {
    if (isServiceWorker(path) || chartWorker.test(path)) return worker;
    if (sharedPictures.test(path)) return inert.test(path) ? shared : sharedDrawing;
    if (parts.test(path)) return inert.test(path) ? part : drawing;
    return own;
  };
}

/** Sets the security headers, except those that a page has set itself. */
export function securityHeaders(config: Config): MiddlewareHandler<AppEnv> {
  const headersForPage = headersFor(config);
  return async (context, next) => {
    await next();
    // A browser applies a 304's headers to its stored page, whose scripts need the stored policy.
    if (context.res.status === 304) return;
    for (const [name, value] of Object.entries(headersForPage(context.req.path))) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}
