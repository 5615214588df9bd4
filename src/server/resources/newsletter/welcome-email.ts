import { paths } from '../../../contract/paths.ts';
import { renderEmail } from '../../platform/mail/email-template.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import { subscriberParts } from './subscriber-parts.ts';

export function welcomeMail(siteUrl: string, to: string, token: string): Mail {
  const { foot, headers } = subscriberParts(siteUrl, token);
  return {
    to,
    subject: 'Your guide: 10 Must-Have Items for Your First Dive Trip',
    ...renderEmail(
      'Welcome aboard',
      [
        'Thank you for subscribing. Here is the guide that comes with it: 10 Must-Have Items for Your First Dive Trip, with a packing checklist and a page to cut out for the day something goes wrong.',
        { link: 'Open the guide (PDF)', href: `${siteUrl}${paths.guide}`, main: true },
        'It is attached to this mail too, so that you have it where there is no reception.',
        'Dive sites, gear reviews and articles will follow now and then.',
      ],
      foot,
    ),
    headers,
    withGuide: true,
  };
}
