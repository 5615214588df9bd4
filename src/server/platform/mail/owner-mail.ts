import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Services } from '../http/context.ts';
import { site } from '../site-content/site-content.ts';
import { type Block, renderEmail } from './email-template.ts';
import { enqueueMail } from './outbox.ts';

/** Queues a mail to the owner about the site. @param database the transaction of the event, if any */
export async function mailOwner(
  services: Pick<Services, 'config' | 'clock'>,
  database: Kysely<Tables>,
  title: string,
  blocks: Block[],
  foot = `Sent by the site at ${services.config.siteUrl}.`,
) {
  await enqueueMail(services, database, 'owner', {
    to: services.config.contactTo ?? site.email,
    subject: `[${site.name}] ${title}`,
    ...renderEmail(title, blocks, [foot]),
  });
}
