import type { Context } from 'hono';
import type { AppEnv } from '../http/context.ts';
import { action, plainPage } from './email-template.ts';

/** A page without scripts behind a mail's own link. */
export function mailPage(context: Context<AppEnv>, status: 200 | 404, title: string, body: string) {
  return context.html(plainPage(title, body), status, {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
}

/** A button that posts to the page's own address, since mail scanners follow links. */
export const pageButton = (label: string) =>
  `<form method="post"><button ${action}>${label}</button></form>`;
