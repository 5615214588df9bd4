import { createRoute } from '@hono/zod-openapi';
import { subscription, subscriptionAnswer } from '../../../contract/newsletter/newsletter.ts';
import { createRouter, type Services } from '../../platform/http/context.ts';
import { consumeFormQuota } from '../../platform/http/form-limit.ts';
import { errors, json, jsonBody } from '../../platform/http/openapi.ts';
import { subscribe } from './subscribe.ts';
import { subscriberRoutes } from './subscriber-routes.ts';

function refererPath(referer: string | undefined): string | null {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : null;
}

export function newsletterRoutes(services: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/subscribe',
        tags: ['Newsletter'],
        summary: 'Subscribes an email address',
        request: { body: jsonBody(subscription) },
        responses: { 200: json(subscriptionAnswer), ...errors(400, 403, 409, 413, 415, 429) },
      }),
      async (context) => {
        const address = context.get('address');
        const { email, website } = context.req.valid('json');
        const page = refererPath(context.req.header('Referer'));
        await consumeFormQuota(services, 'newsletter', address, async () => {
          if (!website) await subscribe(services, email, { page, address });
        });
        const answer = { success: true as const, message: 'Successfully subscribed!' };
        const emailSent = services.config.smtpUrl !== undefined;
        return context.json({ ...answer, emailSent }, 200);
      },
    )
    .route('/subscribers', subscriberRoutes(services));
}
