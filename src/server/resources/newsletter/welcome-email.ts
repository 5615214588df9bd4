import defaults from '../../../../content/welcome.json' with { type: 'json' };
import { paths } from '../../../contract/paths.ts';
import { renderEmail } from '../../platform/mail/email-template.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { subscriberParts } from './subscriber-parts.ts';

const guideLink = (siteUrl: string) => ({
  link: 'Open the guide (PDF)',
  href: `${siteUrl}${paths.guide}`,
});

/** The owner's texts of the welcome mail from Settings. */
export type WelcomeTexts = typeof defaults;

const fill = (text: string) =>
  text.replaceAll('{guide}', () => site.guide.title).replaceAll('{siteName}', () => site.name);

/** Creates the mail to a new subscriber with the guide and the unsubscribe link. */
export function welcomeMail(
  siteUrl: string,
  to: string,
  token: string,
  { subject, heading, text }: WelcomeTexts = defaults,
): Mail {
  const { foot, headers } = subscriberParts(siteUrl, token);
  const [first = '', ...others] = fill(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return {
    to,
    subject: fill(subject),
    ...renderEmail(fill(heading), [first, { ...guideLink(siteUrl), main: true }, ...others], foot),
    headers,
  };
}

export const confirmPath = (token: string) => `/newsletter/confirm/${token}`;

/** Creates the mail whose link confirms a sign-up. */
export function confirmationMail(siteUrl: string, to: string, token: string): Mail {
  return {
    to,
    subject: 'One click, and the newsletter is yours',
    ...renderEmail(
      'Do you want our newsletter?',
      [
        `Somebody gave this address for the newsletter of ${site.name}. If it was you, one click confirms it.`,
        { link: 'Yes, send it to me', href: `${siteUrl}${confirmPath(token)}`, main: true },
        `The guide ${site.guide.title} is yours either way:`,
        guideLink(siteUrl),
        'If it was not you, do nothing: you get no more mails from us.',
      ],
      [`Sent because this address was given at ${siteUrl}. Write to us at ${site.email}.`],
    ),
  };
}
