import { Download } from 'lucide-react';
import { apiPaths } from '../../../../contract/paths.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { siteDate } from '../../ui/site-date.ts';
import { SessionsSection } from '../sign-in/sessions-section.tsx';
import { SignInSection } from '../sign-in/sign-in-section.tsx';
import { TokensSection } from '../sign-in/tokens-section.tsx';
import { WebhooksSection } from '../sign-in/webhooks-section.tsx';
import { PersonRecordsForm } from './person-records.tsx';
import { PreviewLinks } from './preview-links.tsx';
import type { useSecurityFigures } from './security-query.ts';

const rules = [
  '5 login attempts per 15 minutes from one address, 50 from all; a passkey always works',
  '30-minute inactivity session timeout, and 12 hours at most; a passkey may keep a device for 30 days',
  'Audit logging of every sign-in, publish, deletion, export and restore, kept for 400 days',
  'IP tracking',
  'Session regeneration at each sign-in',
];

const actions: Record<string, string> = {
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
};

type Figures = NonNullable<ReturnType<typeof useSecurityFigures>['data']>;

export function SecurityPanel({ security }: { security: ReturnType<typeof useSecurityFigures> }) {
  const { data, isError } = security;
  if (isError) {
    return <p role="alert">The figures could not be loaded. They are asked for again.</p>;
  }
  if (!data) {
    return <div role="status" aria-label="Loading" className="h-96 animate-pulse bg-sand" />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="last-24-hours">
        <SignInSection />
        <SessionsSection />
        <h2 id="last-24-hours" className="mt-10 border-t-2 border-ink pt-4 text-step-2">
          The last 24 hours
        </h2>
        <Totals data={data} />
        <h3 className="mt-8 text-step-1">Recent activity</h3>
        <Activity events={data.recentActivity} />
        <a
          href={apiPaths.auditLog}
          target="_blank"
          rel="noopener"
          className={`${buttonStyles.quiet} mt-4 mb-10`}
        >
          <Download aria-hidden className="size-4" />
          Export Audit Log (CSV)
        </a>
        <PersonRecordsForm />
        <PreviewLinks />
        <TokensSection />
        <WebhooksSection />
      </section>
      <section aria-labelledby="security-rules" className="self-start bg-sand p-6">
        <h2 id="security-rules" className="text-step-1">
          What guards this site
        </h2>
        <ul className="mt-3 list-disc space-y-1 pl-5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Totals({ data }: { data: Figures }) {
  const totals = [
    ['Login attempts', data.totalLoginAttempts],
    ['Successful', data.successfulLogins],
    ['Failed', data.failedAttempts],
    ['Blocked', data.blockedAttempts],
  ] as const;
  return (
    <dl className="mt-4 grid grid-cols-2 border-y-2 border-ink sm:grid-cols-4">
      {totals.map(([name, total]) => (
        <div key={name} className="flex flex-col-reverse py-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-step-4 font-extrabold tabular-nums">{total}</dd>
        </div>
      ))}
    </dl>
  );
}

function Activity({ events }: { events: Figures['recentActivity'] }) {
  if (events.length === 0) return <p className="mt-3 bg-sand p-4">Nothing has happened.</p>;
  return (
    <section
      aria-label="Recent activity"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
      tabIndex={0}
      className="mt-3 overflow-x-auto"
    >
      <table className="w-full text-left text-sm tabular-nums">
        <thead>
          <tr className="border-b-2 border-ink">
            <th className="py-2 pr-4">Time</th>
            <th className="py-2 pr-4">What</th>
            <th className="py-2 pr-4">IP address</th>
            <th className="py-2">Details</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no id and two may be alike
            <tr key={`${event.timestamp} ${index}`} className="border-b border-line">
              <td className="py-2 pr-4 whitespace-nowrap">
                {siteDate(event.timestamp, 'dateTimeSeconds')}
              </td>
              <td className="py-2 pr-4">{actions[event.action] ?? event.action}</td>
              <td className="py-2 pr-4">{event.ipAddress}</td>
              <td className="py-2">{event.details}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
