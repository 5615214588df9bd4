import type { MailedResource, Mailing, MailingOffer } from '../../../contract/mailings.ts';
import { resources } from '../../../contract/resources.ts';
import type { Row } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/http/context.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { findPost, type MailedPost } from './posts.ts';

const listKnown = 20;

export async function toMailings(
  { database }: Pick<Services, 'database'>,
  rows: Row<'mailings'>[],
): Promise<Mailing[]> {
  if (rows.length === 0) return [];
  const groups = await database
    .selectFrom('outbox')
    .select(({ fn }) => ['mailingId', 'status', fn.countAll().as('count')])
    .where(
      'mailingId',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy(['mailingId', 'status'])
    .execute();
  return rows.map((row) => {
    const count = (...statuses: string[]) =>
      groups
        .filter(({ mailingId, status }) => mailingId === row.id && statuses.includes(status))
        .reduce((sum, group) => sum + Number(group.count), 0);
    const delivered = row.oldSent + count('sent');
    const failed = row.oldFailed + count('failed');
    const waiting = count('waiting', 'sending', 'held');
    const { id, round, subject, createdAt, stoppedAt, recipients } = row;
    const dropped = Math.max(0, recipients - delivered - failed - waiting);
    return {
      id,
      round,
      subject,
      createdAt,
      stoppedAt,
      recipients,
      delivered,
      failed,
      waiting,
      dropped,
    };
  });
}

async function countActive({ database }: Pick<Services, 'database'>) {
  const { count } = await database
    .selectFrom('newsletters')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('subscribed', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function unsendable(
  { config }: Pick<Services, 'config'>,
  resource: MailedResource,
  post: MailedPost,
) {
  const label = resources[resource].label.toLowerCase();
  if (post.publishAt) {
    return `This ${label} is scheduled. It can be sent once it is public, since the mail links to its page.`;
  }
  if (!post.published) {
    return `This ${label} is a draft. Publish it first, since the mail links to its page.`;
  }
  if (!config.smtpUrl) {
    return 'No mail server is set (SMTP_URL), so this site sends no mail. Set it where the site runs, and restart it.';
  }
  return undefined;
}

/** The mailing that the owner can send of a post, and the progress of earlier ones. @throws 404 */
export async function readOffer(
  services: Pick<Services, 'config' | 'database'>,
  resource: MailedResource,
  id: number,
): Promise<MailingOffer> {
  const { config, database } = services;
  const post = await findPost(services, resource, id);
  const activeSubscribers = await countActive(services);
  const rows = await database
    .selectFrom('mailings')
    .selectAll()
    .where('resource', '=', resource)
    .where('recordId', '=', id)
    .orderBy('round', 'desc')
    .limit(listKnown)
    .execute();
  const nobody =
    activeSubscribers === 0
      ? 'Nobody is subscribed at the moment, so it would reach nobody.'
      : null;
  return {
    problem: unsendable(services, resource, post) ?? nobody,
    activeSubscribers,
    perMinute: config.newsletterPerMinute,
    subject: post.title,
    preview: post.excerpt,
    testTo: config.contactTo ?? site.email,
    mailings: await toMailings(services, rows),
  };
}
