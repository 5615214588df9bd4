import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  audience,
  mailing,
  mailingCheck,
  mailingInput,
  mailingLink,
  mailingOffer,
  mailingPreviewQuery,
  mailingQuery,
  mailingTest,
  mailingTestAnswer,
  segment,
  sendingDomain,
} from '../../../contract/mailings.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import type { Services } from '../../platform/http/context.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { checkMailing, type LinkChecks, previewMailing } from './check.ts';
import { listLinks } from './clicks.ts';
import { pauseMailing, stopMailing } from './control.ts';
import { sendTest, startMailing } from './mailings.ts';
import { listMailings, readMailing, readOffer } from './offer.ts';
import { countRecipients, listChoices } from './segments.ts';
import { readSendingDomain } from './sending-domain.ts';

/** Headers to show a mail in a frame of the admin: inline styles, any pictures, no scripts. */
const frameHeaders = {
  'Cache-Control': 'no-store',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy':
    "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
};

/** The mail as a mail client in light or dark mode shows it, whatever the browser's setting. */
const inColourScheme = (html: string, look: 'light' | 'dark') =>
  html.replaceAll(
    '@media (prefers-color-scheme: dark)',
    look === 'dark' ? '@media all' : '@media not all',
  );

const controlEndpoint = { params: idParams, answer: mailing, errors: [409 as const] };

export function mailingRoutes(services: Services, links: LinkChecks) {
  return new Endpoints(adminRoute('Newsletter'))
    .endpoint('get', '/', {
      summary: 'Whether an article, review or issue can be sent, and its mailings so far',
      query: mailingQuery,
      answer: mailingOffer,
      errors: [404],
      handle: ({ query: { resource, record } }) => readOffer(services, resource, record),
    })
    .endpoint('get', '/all', {
      summary: 'The newest 200 mailings of all articles, reviews and issues',
      answer: z.array(mailing),
      handle: () => listMailings(services),
    })
    .endpoint('get', '/domain', {
      summary: 'The SPF, DKIM and DMARC records of the domain from which mails come',
      answer: sendingDomain,
      handle: () => readSendingDomain(services),
    })
    .endpoint('get', '/audience', {
      summary: 'How many subscribers a mailing would reach now, and the choices of a segment',
      query: segment,
      answer: audience,
      handle: async ({ query }) => {
        const subscribers = await countRecipients(services, query);
        const { remembersClicks } = site;
        return { subscribers, ...(await listChoices(services)), remembersClicks };
      },
    })
    .endpoint('post', '/', {
      summary:
        'Sends an article, review or issue to subscribers now, at a given time, or when it is published',
      body: mailingInput,
      answer: mailing,
      status: 201,
      meaning: 'Created',
      errors: [404, 409, 429],
      handle: ({ body: input, actor }) => startMailing(services, input, actor),
    })
    .endpoint('get', '/check', {
      summary: 'The faults of an article, review or issue as a mail',
      query: mailingPreviewQuery,
      answer: mailingCheck,
      errors: [404, 409],
      handle: ({ query }) => checkMailing(services, query, links),
    })
    .endpoint('get', '/shown', {
      summary: 'An article, review or issue as the HTML of its mail',
      query: mailingPreviewQuery.extend({ look: z.enum(['light', 'dark']).default('light') }),
      errors: [404, 409],
      responses: {
        200: { description: 'The mail', content: { 'text/html': { schema: z.string() } } },
      },
      handle: async ({ query: { look, ...asked }, context }) => {
        const { html, key } = await previewMailing(services, asked);
        return context.html(
          inColourScheme(html, look).replaceAll(key, 'preview'),
          200,
          frameHeaders,
        );
      },
    })
    .endpoint('post', '/test', {
      summary: 'Sends an article, review or issue to one address as a test',
      body: mailingTest,
      answer: mailingTestAnswer,
      errors: [404, 409, 429],
      handle: async ({ body }) => {
        const emailSent = await sendTest(services, body);
        return { success: true as const, emailSent };
      },
    })
    .endpoint('get', '/{id}/links', {
      summary: 'The links of a mailing and how often each was followed, the most followed first',
      params: idParams,
      answer: z.array(mailingLink),
      handle: async ({ params }) => {
        const { id } = await readMailing(services, params.id);
        return listLinks(services, id);
      },
    })
    .endpoint('post', '/{id}/pause', {
      summary: 'Pauses a mailing',
      ...controlEndpoint,
      handle: ({ params, actor }) => pauseMailing(services, params.id, actor, 'mailing_paused'),
    })
    .endpoint('post', '/{id}/resume', {
      summary: 'Resumes a paused mailing',
      ...controlEndpoint,
      handle: ({ params, actor }) => pauseMailing(services, params.id, actor, 'mailing_resumed'),
    })
    .endpoint('post', '/{id}/stop', {
      summary: 'Cancels a planned mailing, or the mails of a mailing that are not sent yet',
      ...controlEndpoint,
      handle: ({ params, actor }) => stopMailing(services, params.id, actor),
    });
}
