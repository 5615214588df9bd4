import type { Context } from 'hono';
import { type AppEnv, createRouter, type Services } from '../../platform/http/context.ts';
import { action, plainPage } from '../../platform/mail/email-template.ts';
import { dropNewsletterMails } from '../../platform/mail/outbox.ts';

export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;

/** The row stays. @returns whether the token is known */
async function unsubscribe({ database }: Pick<Services, 'database'>, token: string) {
  return database.transaction().execute(async (transaction) => {
    const left = await transaction
      .updateTable('newsletters')
      .set({ subscribed: 0 })
      .where('token', '=', token)
      .returning('email')
      .executeTakeFirst();
    if (!left) return false;
    await dropNewsletterMails({ database: transaction }, [left.email]);
    return true;
  });
}

function page(context: Context<AppEnv>, status: 200 | 404, title: string, body: string) {
  return context.html(plainPage(title, body), status, {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
}

function unknown(context: Context<AppEnv>) {
  const text = 'Nobody is subscribed with this address. It may have been cut off on its way.';
  return page(context, 404, 'This link is not known', `<p>${text}</p>`);
}

/** A page with a button, since mail scanners follow links; one-click POST of RFC 8058 from any site. */
export function unsubscribeRoutes(services: Services) {
  return createRouter()
    .get('/unsubscribe/:token', async (context) => {
      const row = await services.database
        .selectFrom('newsletters')
        .select('subscribed')
        .where('token', '=', context.req.param('token'))
        .executeTakeFirst();
      if (!row) return unknown(context);
      if (!row.subscribed) {
        return page(context, 200, 'You are unsubscribed', '<p>No more mails will come.</p>');
      }
      return page(
        context,
        200,
        'Leave the newsletter?',
        `<p>One click, and no more mails will come.</p>\n<form method="post"><button ${action}>Unsubscribe</button></form>`,
      );
    })
    .post('/unsubscribe/:token', async (context) => {
      if (!(await unsubscribe(services, context.req.param('token')))) return unknown(context);
      return page(
        context,
        200,
        'You are unsubscribed',
        '<p>No more mails will come. You can subscribe again whenever you like.</p>',
      );
    });
}
