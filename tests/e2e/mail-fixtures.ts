import { startMailServer } from '../support/mail-server.ts';
import { openOwnSite } from '../support/own-server.ts';
import { test as base, type OwnSite } from './fixtures.ts';

export { expect } from './fixtures.ts';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Test with a separate site and mail server. */
export const test = base.extend<
  object,
  { mailEnvironment: Record<string, string>; post: { site: OwnSite; mail: MailServer } }
>({
  mailEnvironment: [{}, { option: true, scope: 'worker' }],
  post: [
    async ({ mailEnvironment }, use) => {
      const mail = await startMailServer();
      const site = await openOwnSite({
        FORM_LIMIT: '1000',
        SMTP_URL: mail.url,
        CONTACT_TO: 'owner@example.com',
        ...mailEnvironment,
      });
      // A test may stop the mail server and start another in its place.
      const post = { site, mail };
      await use(post);
      await site.close();
      await post.mail.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ post }, use) => use(post.site.address),
});
