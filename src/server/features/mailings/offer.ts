import {
  type MailedResource,
  type Mailing,
  type MailingOffer,
  type MailingState,
  type Segment,
  segment,
} from '../../../contract/mailings.ts';
import { resources } from '../../../contract/resources.ts';
import type { Row } from '../../platform/database/tables.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { senderProblem } from '../../platform/mail/sender.ts';
import { regionTexts } from '../../platform/seed/region-texts.ts';
import { isOff, site } from '../../platform/site-content/site-content.ts';
import { findPost, type MailedPost } from './posts.ts';
import { countRecipients } from './segments.ts';

export const readSegment = (row: Pick<Row<'mailings'>, 'segment'>): Segment =>
  segment.parse(JSON.parse(row.segment));

const listKnown = 20;
const recentShown = 200;

function mailingState(row: Row<'mailings'>, waiting: number): MailingState {
  if (row.problem) return 'not sent';
  if (row.stoppedAt) return 'stopped';
  if (!row.begunAt && (row.sendAt || row.withPost)) return 'scheduled';
  if (waiting === 0) return 'sent';
  return row.pausedAt ? 'paused' : 'sending';
}

/** Subjects of the mailings to which segments refer, by id. */
async function readSubjects({ database }: DatabaseReader, segments: readonly Segment[]) {
  const ids = segments.flatMap(({ clickedIn }) => (clickedIn ? [Number(clickedIn)] : []));
  if (ids.length === 0) return new Map<number, string>();
  const rows = await database
    .selectFrom('mailings')
    .select(['id', 'subject'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, subject }) => [id, subject]));
}

async function toMailings(services: DatabaseReader, rows: Row<'mailings'>[]): Promise<Mailing[]> {
  if (rows.length === 0) return [];
  const { database } = services;
  const subjects = await readSubjects(services, rows.map(readSegment));
  const ids = rows.map(({ id }) => id);
  const groups = await database
    .selectFrom('outbox')
    .select(({ fn }) => ['mailingId', 'status', fn.countAll().as('count')])
    .where('mailingId', 'in', ids)
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
    const { id, recordId, round, subject, createdAt, stoppedAt, recipients } = row;
    const { sendAt, begunAt, problem, bounced, complained, unsubscribed } = row;
    const segment = readSegment(row);
    const region = regionTexts().find(({ slug }) => slug === segment.region)?.name;
    const clickedIn = subjects.get(Number(segment.clickedIn));
    return {
      ...{ id, resource: row.resource as MailedResource, recordId, round, subject },
      ...{ state: mailingState(row, waiting), segment, names: { region, clickedIn } },
      ...{ createdAt, sendAt, withPost: row.withPost === 1, begunAt, stoppedAt, problem },
      ...{ recipients, delivered, failed, waiting, bounced, complained, unsubscribed },
      dropped: Math.max(0, recipients - delivered - failed - waiting),
    };
  });
}

/** @throws 404 */
export async function readMailing(services: DatabaseReader, id: number): Promise<Mailing> {
  const rows = await services.database
    .selectFrom('mailings')
    .selectAll()
    .where('id', '=', id)
    .execute();
  const [mailing] = await toMailings(services, rows);
  if (!mailing) throw notFound('There is no such sending');
  return mailing;
}

/** The newest mailings of all records. */
export async function listMailings(services: DatabaseReader): Promise<Mailing[]> {
  const rows = await services.database
    .selectFrom('mailings')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(recentShown)
    .execute();
  return toMailings(services, rows);
}

export const withoutMailServer = ({ config }: Pick<Services, 'config'>) =>
  config.smtpUrl
    ? undefined
    : 'No mail server is set (SMTP_URL), so this site sends no mail. Set it where the site runs, and restart it.';

/** The reason why a post can't be sent now, as a sentence. */
export function unsendable(
  services: Pick<Services, 'config'>,
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
  if (isOff(post.path)) {
    return `This ${label} has no page while its part of the site is off, and the mail links to that page. Switch it on in Settings → Parts of the site.`;
  }
  return withoutMailServer(services) ?? senderProblem(services.config);
}

/** The mailing that the owner can send of a post, and its earlier mailings. @throws 404 */
export async function readOffer(
  services: Pick<Services, 'config' | 'database' | 'clock'>,
  resource: MailedResource,
  id: number,
): Promise<MailingOffer> {
  const { config, database } = services;
  const post = await findPost(services, resource, id);
  const activeSubscribers = await countRecipients(services, {});
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
    canWait: !withoutMailServer(services) && !senderProblem(config),
    publishAt: post.publishAt ?? null,
    activeSubscribers,
    perMinute: config.newsletterPerMinute,
    subject: post.title,
    preview: post.excerpt,
    fromName: post.fromName || site.name,
    testTo: config.contactTo ?? site.email,
    mailings: await toMailings(services, rows),
  };
}
