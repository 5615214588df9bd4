import { subscription, subscriptionAnswer } from '../../../contract/newsletter/newsletter.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { consumeFormQuota } from '../../platform/http/form-limit.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { subscribe } from './subscribe.ts';
import { subscriberRoutes } from './subscriber-routes.ts';

function refererPath(referer: string | undefined): string | null {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : null;
}

export function newsletterRoutes(services: Services, settings: Settings) {
  async function signUp(email: string, from: { page: string | null; address: string }) {
    const { signUp: way, ...welcome } = (await settings.values()).newsletter;
    return subscribe(services, email, from, way === 'confirmed', welcome);
  }
  return new Endpoints({ tags: ['Newsletter'] })
    .endpoint('post', '/subscribe', {
      summary: 'Subscribes an email address',
      body: subscription,
      answer: subscriptionAnswer,
      errors: [403, 409, 413, 415, 429],
      handle: async ({ body: { email, website }, context }) => {
        const address = context.get('address');
        const page = refererPath(context.req.header('Referer'));
        const mustConfirm = await consumeFormQuota(services, 'newsletter', address, async () =>
          website ? false : signUp(email, { page, address }),
        );
        const emailSent = services.config.smtpUrl !== undefined;
        const answer = mustConfirm
          ? {
              message: 'One more click!',
              note: 'Check your email: a click there confirms it, and your free PDF guide is there too.',
            }
          : {
              message: 'Successfully subscribed!',
              note: 'Check your email for the free PDF guide.',
            };
        return { success: true as const, ...answer, emailSent };
      },
    })
    .route('/subscribers', subscriberRoutes(services));
}
