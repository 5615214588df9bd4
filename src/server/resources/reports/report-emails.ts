import { renderEmail } from '../../platform/mail/email-template.ts';
import { type Mail, oneLine } from '../../platform/mail/outbox.ts';
import { site } from '../../platform/site-content/site-content.ts';

const why = 'You get this one mail because you left your address with a report.';

/** Creates the mail that asks a sender to confirm their address. @param link to the page for it */
export function confirmationMail(to: string, title: string, siteUrl: string, link: string): Mail {
  return {
    to,
    subject: 'Is this your address?',
    ...renderEmail(
      'Shall we answer you here?',
      [
        `Somebody sent us a report on ${title} and gave this address for an answer. If it was you, one click confirms it.`,
        { link: 'Yes, it is mine', href: link, main: true },
        'If it was not you, do nothing: we answer no address that is not confirmed, and delete it after 12 months.',
      ],
      [`Sent because this address was given at ${siteUrl}. Write to us at ${site.email}.`],
    ),
  };
}

const replyTo = (address: string | undefined) => ({
  name: site.name,
  address: address ?? site.email,
});

/** Creates the mail that thanks a diver for a report. @param url of the changed page */
export function thanksMail(to: string, title: string, url: string | undefined): Mail {
  return {
    to,
    subject: oneLine(`Thank you: ${title}`),
    ...renderEmail(
      'Thank you',
      [
        `What you told us about ${title} is on the site now. The next diver has it from you.`,
        ...(url ? [url] : []),
      ],
      [why],
    ),
  };
}

/** Creates the mail that asks a diver a question. @param address for the reply */
export function questionMail(
  to: string,
  title: string,
  question: string,
  address: string | undefined,
): Mail {
  return {
    to,
    subject: oneLine(`A question about ${title}`),
    replyTo: replyTo(address),
    ...renderEmail(`A question about ${title}`, [question, 'Just answer this mail.'], [why]),
  };
}
