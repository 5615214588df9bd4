import type { Context } from 'hono';
import type { AppEnv } from '../http/context.ts';
import { action, plainPage } from './email-template.ts';

/** Answers a link of a mail with a page without scripts. */
export function mailPage(context: Context<AppEnv>, status: 200 | 404, title: string, body: string) {
  return context.html(plainPage(title, body), status, {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
}

/** A button that posts to the address of its page, because mail scanners follow links. */
export const pageButton = (label: string) =>
  `<form method="post"><button ${action}>${label}</button></form>`;
