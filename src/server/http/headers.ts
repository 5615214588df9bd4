import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from './context.ts';

const videoHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com';
const tagManager = 'https://www.googletagmanager.com';

/** The host of map tiles, where it is not among the https ones that every picture may come from. */
function tileOrigin({ tileUrl }: Pick<Config, 'tileUrl'>): string {
  const origin = URL.parse(tileUrl)?.origin;
  return origin?.startsWith('http:') ? ` ${origin.replace('{s}', '*')}` : '';
}

/**
 * The Content-Security-Policy of a page, with the hashes of its inline scripts and styles.
 * @param isAdmin the admin's windows (Radix) write a style of their own to stop the page from scrolling
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'gtmId' | 'siteUrl' | 'tileUrl'>,
  inline: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] },
  {
    framedBy = "'none'",
    isAdmin = false,
  }: { framedBy?: "'none'" | "'self'"; isAdmin?: boolean } = {},
) {
  const tag = config.gtmId ? ` ${tagManager}` : '';
  const analytics = config.gtmId
    ? ' https://*.google-analytics.com https://*.googletagmanager.com'
    : '';
  const listed = (hashes: string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  const hashes = listed(inline.scripts);
  const styles = isAdmin ? " 'unsafe-inline'" : listed(inline.styles);
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}${tag}`,
    "style-src 'self'",
    `style-src-elem 'self'${styles}`,
    // Attributes only: places on a depth bar, sizes of a map.
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
    'trusted-types default parser',
    ...(config.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** SHA-256, base64, of every inline script and style of a page, as its policy names them. */
export function inlineHashes(html: string) {
  const found = { script: new Set<string>(), style: new Set<string>() };
  const elements = html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi);
  for (const [, tag = '', attributes = '', body = ''] of elements) {
    const kind = tag.toLowerCase() as keyof typeof found;
    if (!/\ssrc=/.test(attributes)) {
      found[kind].add(createHash('sha256').update(body).digest('base64'));
    }
  }
  return { scripts: [...found.script], styles: [...found.style] };
}

/** Headers that every answer carries, whatever it is. */
export function fixedHeaders(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(config.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** Pictures that previews of links and feed readers show on their own pages. */
const sharedPictures = /^\/(share|art)\//;

/** What every answer carries that is no page, by its path. */
export function headersFor(config: Config): (path: string) => Record<string, string> {
  const own = {
    ...fixedHeaders(config),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
  const shared = { ...own, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return (path) => (sharedPictures.test(path) ? shared : own);
}

/** Sets these headers, each where a page has not set its own. */
export function securityHeaders(config: Config): MiddlewareHandler<AppEnv> {
  const headersOf = headersFor(config);
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOf(context.req.path))) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}
