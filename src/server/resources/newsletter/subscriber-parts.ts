import type { Block } from '../../platform/mail/email-template.ts';
import { oneLine } from '../../platform/mail/outbox.ts';
import { site } from '../../platform/site-content/site-content.ts';

const unsubscribePath = (token: string) => `/unsubscribe/${token}`;
const preferencesPath = (token: string) => `/newsletter/preferences/${token}`;

/** Adds the mailing to the token in a link, so that the mailing's report counts unsubscribes. */
export const tokenInMailing = (token: string, mailingId: number) => `${token}?mailing=${mailingId}`;

/** Creates the footer and the headers of a mail: sender, reason and the unsubscribe link. */
export function subscriberParts(siteUrl: string, token: string) {
  const leave = `${siteUrl}${unsubscribePath(token)}`;
  const foot: Block[] = [
    `You get this mail from ${site.name}, because this address was given at ${siteUrl}. Write to us at ${site.email}.`,
    { link: 'Choose what you get, or pause', href: siteUrl + preferencesPath(token) },
    { link: 'Unsubscribe', href: leave },
  ];
  const headers = {
    'List-Id': `${oneLine(site.name).replace(/[<>"]/g, '')} <newsletter.${new URL(siteUrl).hostname}>`,
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { foot, headers };
}
