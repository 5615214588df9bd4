import type { Services } from '../http/context.ts';
import { site } from '../site-content/site-content.ts';
import { renderEmail } from './email-template.ts';
import { enqueueMail } from './outbox.ts';

/** Mails the owner something about the site itself. */
export async function mailOwner(
  services: Pick<Services, 'config' | 'database' | 'clock'>,
  title: string,
  paragraphs: string[],
) {
  const { config, database } = services;
  const mail = {
    to: config.contactTo ?? site.email,
    subject: `[${site.name}] ${title}`,
    ...renderEmail(title, paragraphs, [`Sent by the site at ${config.siteUrl}.`]),
  };
  await database
    .transaction()
    .execute((transaction) => enqueueMail(services, transaction, 'notice', mail));
}
