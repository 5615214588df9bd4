import { paths } from '../../../contract/paths.ts';
import { renderEmail } from '../../platform/mail/email-template.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { subscriberParts } from './subscriber-parts.ts';

const guide = '10 Must-Have Items for Your First Dive Trip';

const guideLink = (siteUrl: string) => ({
  link: 'Open the guide (PDF)',
  href: `${siteUrl}${paths.guide}`,
});

/** To a new subscriber: the guide and the way out. */
export function welcomeMail(siteUrl: string, to: string, token: string): Mail {
  const { foot, headers } = subscriberParts(siteUrl, token);
  return {
    to,
    subject: `Your guide: ${guide}`,
    ...renderEmail(
      'Welcome aboard',
      [
        `Thank you for subscribing. Here is the guide that comes with it: ${guide}, with a packing checklist and a page to cut out for the day something goes wrong.`,
        { ...guideLink(siteUrl), main: true },
        'Save it on your phone, so that you have it where there is no reception.',
        'Dive sites, gear reviews and articles will follow now and then.',
      ],
      foot,
    ),
    headers,
  };
}

export const confirmPath = (token: string) => `/newsletter/confirm/${token}`;

/** To somebody whose address was typed in: a click makes them a subscriber, nothing else does. */
export function confirmationMail(siteUrl: string, to: string, token: string): Mail {
  return {
    to,
    subject: 'One click, and the newsletter is yours',
    ...renderEmail(
      'Do you want our newsletter?',
      [
        `Somebody gave this address for the newsletter of ${site.name}. If it was you, one click confirms it.`,
        { link: 'Yes, send it to me', href: `${siteUrl}${confirmPath(token)}`, main: true },
        `The guide ${guide} is yours either way:`,
        guideLink(siteUrl),
        'If it was not you, do nothing: you get no more mails from us.',
      ],
      [`Sent because this address was given at ${siteUrl}. Write to us at ${site.email}.`],
    ),
  };
}
