import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from './context.ts';

const videoHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com';
const tagManager = 'https://www.googletagmanager.com';

/** The host of map tiles, where it is not among the https ones that every picture may come from. */
function tileOrigin({ tileUrl }: Config): string {
  const origin = URL.parse(tileUrl)?.origin;
  return origin?.startsWith('http:') ? ` ${origin.replace('{s}', '*')}` : '';
}

/** The Content-Security-Policy of a page, with the hashes of its inline scripts. */
export function contentSecurityPolicy(config: Config, scriptHashes: string[] = []) {
  const tag = config.gtmId ? ` ${tagManager}` : '';
  const analytics = config.gtmId
    ? ' https://*.google-analytics.com https://*.googletagmanager.com'
    : '';
  const hashes = scriptHashes.map((hash) => ` 'sha256-${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${hashes}${tag}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' https: data:${tileOrigin(config)}`,
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    `frame-src 'self' ${videoHosts}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** SHA-256, base64, of every inline script of a page, as its policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of scripts) {
    if (!/\ssrc=/.test(attributes)) hashes.add(createHash('sha256').update(body).digest('base64'));
  }
  return [...hashes];
}

/** Headers that every answer carries, whatever it is. */
export function fixedHeaders(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(config.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/** Sets the fixed headers, and the strictest policy where a page has not set its own. */
export function securityHeaders(config: Config): MiddlewareHandler<AppEnv> {
  const fixed = Object.entries(fixedHeaders(config));
  return async (context, next) => {
    await next();
    for (const [name, value] of fixed) context.header(name, value);
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
  };
}
