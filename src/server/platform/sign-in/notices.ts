import type { Kysely } from 'kysely';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import { paths } from '../../../contract/paths.ts';
import { siteTime } from '../../../domain/dates/dates.ts';
import { type Actor, audit } from '../audit/audit-log.ts';
import type { Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { mailOwner } from '../mail/owner-mail.ts';
import { site } from '../site-content/site-content.ts';
import { deviceName } from './device.ts';

type NoticeServices = Pick<Services, 'config' | 'database' | 'clock'>;

/** Mails a notice. @param actor absent for a change from the command line or the server's settings */
async function mailNotice(
  services: NoticeServices,
  database: Kysely<Tables>,
  title: string,
  text: string,
  actor: Actor | undefined,
) {
  const { config } = services;
  // The mail would wait in the outbox without a mail server, perhaps for weeks.
  if (!config.smtpUrl) return;
  const where = actor
    ? `${deviceName(actor.userAgent ?? '')}, address ${actor.address}`
    : 'The command line or the settings of the server';
  await mailOwner(services, database, title, [
    text,
    `When: ${siteTime(now(services), site.timeZone)}. Where: ${where}.`,
    'If that was you, all is well. If not, someone else can get in: set a new password and end all other sessions under Security in the admin, or run “sudo bottom-time admin-password --remove-factors” (“npm run admin:password -- --remove-factors”) on the server.',
    {
      link: 'Open the admin',
      href: `${config.siteUrl}${paths.adminTab('security')}`,
      main: true,
    },
  ]);
}

/** Mails the owner about a sign-in on an unknown device. */
export const mailNewDevice = (services: NoticeServices, actor: Actor) =>
  mailNotice(
    services,
    services.database,
    'New device signed in',
    'Someone signed in to the admin on a device that was not used for it before.',
    actor,
  );

/** Mails the owner about a new password. @param actor absent outside the admin */
export const mailPasswordSet = (services: NoticeServices, actor?: Actor) =>
  mailNotice(
    services,
    services.database,
    'Admin password changed',
    'The password of the admin was changed, and every other session has ended.',
    actor,
  );

/** Logs and mails a change of the sign-in methods, in the transaction of the change. */
export async function noteSignInChange(
  services: NoticeServices,
  database: Kysely<Tables>,
  actor: Actor,
  { action, text, details = '' }: { action: AuditAction; text: string; details?: string },
) {
  const { clock } = services;
  await audit({ database, clock }, { ...actor, action, resource: 'admin', details });
  await mailNotice(services, database, 'The way to sign in has changed', text, actor);
}
