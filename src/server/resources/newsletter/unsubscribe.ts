import type { Context } from 'hono';
import { type AppEnv, createRouter, type Services } from '../../platform/http/context.ts';
import { mailPage, pageButton } from '../../platform/mail/mail-page.ts';
import { countLeaver } from './returns.ts';
import { findByToken, markInactive, subscriberState } from './states.ts';
import { confirmSubscription } from './subscribe.ts';

/**
 * Unsubscribes a person. @param mailing id of the mailing whose mail contained the link
 * @returns whether the token is known
 */
async function unsubscribe(services: Services, token: string, mailing: string | undefined) {
  const why = 'By the link of a mail';
  const left = await services.database.transaction().execute(async (transaction) => {
    const marked = await markInactive(services, transaction, token, 'unsubscribed', why);
    if (marked?.isNew && /^[1-9]\d{0,8}$/.test(mailing ?? '')) {
      await countLeaver(transaction, Number(mailing));
    }
    return marked;
  });
  return left !== undefined;
}

export function unknownLink(context: Context<AppEnv>) {
  const text = 'Nobody is subscribed with this address. It may have been cut off on its way.';
  return mailPage(context, 404, 'This link is not known', `<p>${text}</p>`);
}

/** The pages have a button, because mail scanners follow links. Mail clients send the POST of RFC 8058. */
export function unsubscribeRoutes(services: Services) {
  const findState = async (token: string) => {
    const row = await findByToken(services.database, token);
    return row && subscriberState(row);
  };
  const subscribed = (context: Context<AppEnv>) =>
    mailPage(
      context,
      200,
      'You are subscribed',
      '<p>Dive sites, gear reviews and articles will come now and then. Each mail has a link to leave.</p>',
    );
  return createRouter()
    .get('/unsubscribe/:token', async (context) => {
      const state = await findState(context.req.param('token'));
      if (!state) return unknownLink(context);
      if (state !== 'active') {
        return mailPage(context, 200, 'You are unsubscribed', '<p>No more mails will come.</p>');
      }
      return mailPage(
        context,
        200,
        'Leave the newsletter?',
        `<p>One click, and no more mails will come.</p>\n${pageButton('Unsubscribe')}`,
      );
    })
    .post('/unsubscribe/:token', async (context) => {
      const { token } = context.req.param();
      const mailing = context.req.query('mailing');
      if (!(await unsubscribe(services, token, mailing))) return unknownLink(context);
      return mailPage(
        context,
        200,
        'You are unsubscribed',
        '<p>No more mails will come. You can subscribe again whenever you like.</p>',
      );
    })
    .get('/newsletter/confirm/:token', async (context) => {
      const state = await findState(context.req.param('token'));
      if (state === 'active') return subscribed(context);
      if (state !== 'unconfirmed') return unknownLink(context);
      return mailPage(
        context,
        200,
        'Get the newsletter?',
        `<p>One click, and it comes to this address.</p>\n${pageButton('Yes, send it to me')}`,
      );
    })
    .post('/newsletter/confirm/:token', async (context) => {
      const state = await confirmSubscription(services, context.req.param('token'));
      return state === 'active' ? subscribed(context) : unknownLink(context);
    });
}
