import type { AuditAction } from '../../../../contract/audit-actions.ts';
import type { SecurityStats } from '../../../../contract/security.ts';
import { siteDate } from '../../ui/site-date.ts';

const actions: Record<AuditAction, string> = {
  login_success: 'Signed in',
  login_failure: 'Wrong password, code or passkey',
  login_blocked: 'Blocked',
  admin_logout: 'Signed out',
  password_changed: 'Password changed',
  codes_turned_on: 'One-time codes on',
  codes_turned_off: 'One-time codes off',
  recovery_codes_renewed: 'Recovery codes renewed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  factors_removed: 'Passkeys and codes removed by command',
  sessions_ended: 'Sessions ended',
  token_created: 'Token made',
  token_revoked: 'Token revoked',
  webhook_created: 'Webhook added',
  webhook_deleted: 'Webhook deleted',
  backup_restored: 'Backup restored',
  held_mails_sent: 'Held emails sent',
  held_mails_discarded: 'Held emails discarded',
  content_created: 'Created',
  content_updated: 'Saved',
  content_published: 'Published',
  content_unpublished: 'Unpublished',
  content_scheduled: 'Scheduled',
  content_unscheduled: 'Schedule cleared',
  content_featured: 'Featured',
  content_unfeatured: 'Unfeatured',
  content_deleted: 'Deleted',
  content_restored: 'Restored from the bin',
  revision_restored: 'Restored an earlier version',
  records_imported: 'Imported from a file',
  records_changed: 'Changed together',
  records_change_undone: 'Change of several undone',
  bin_purged: 'Deleted for good',
  redirect_set: 'Redirect set',
  redirect_deleted: 'Redirect deleted',
  previews_revoked: 'Preview links revoked',
  data_exported: 'Exported',
  subscriber_changed: 'Subscriber changed',
  subscriber_deleted: 'Subscriber deleted',
  subscribers_imported: 'Subscribers imported',
  person_exported: 'Person’s records exported',
  person_erased: 'Person’s records erased',
  setting_changed: 'Settings changed',
  catalogue_updated: 'Catalogue updated by a release',
  catalogue_undone: 'Update of the catalogue undone',
  catalogue_decided: 'Corrections of a release decided',
  sitemap_updated: 'Sitemap updated',
  mailing_started: 'Sending begun',
  mailing_scheduled: 'Sending scheduled',
  mailing_paused: 'Sending paused',
  mailing_resumed: 'Sending resumed',
  mailing_stopped: 'Sending stopped',
  report_settled: 'Report settled',
  steward_link_made: 'Steward’s link made',
  steward_link_revoked: 'Steward’s link ended',
};

type Event = SecurityStats['recentActivity'][number];

/** Events of the audit log, with the device if it is known. */
export function EventTable({ label, events }: { label: string; events: readonly Event[] }) {
  if (events.length === 0) return <p className="mt-3 bg-sand p-4">Nothing has happened.</p>;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
      tabIndex={0}
      className="mt-3 overflow-x-auto"
    >
      <table className="w-full text-left text-sm tabular-nums">
        <thead>
          <tr className="border-b-2 border-ink">
            <th className="py-2 pr-4">Time</th>
            <th className="py-2 pr-4">What</th>
            <th className="py-2">From</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events may have no id, and two may be alike
            <tr key={`${event.timestamp} ${index}`} className="border-b border-line align-top">
              <td className="py-2 pr-4 sm:whitespace-nowrap">
                {siteDate(event.timestamp, 'dateTimeSeconds')}
              </td>
              <td className="py-2 pr-4 wrap-anywhere">
                <p className="font-semibold">
                  {actions[event.action as AuditAction] ?? event.action}
                </p>
                {event.details}
              </td>
              <td className="min-w-24 py-2 wrap-anywhere">
                <p>{event.device}</p>
                {event.ipAddress}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
