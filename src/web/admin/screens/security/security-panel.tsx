import { Download } from 'lucide-react';
import { apiPaths } from '../../../../contract/api-paths.ts';
import type { SecurityStats } from '../../../../contract/security.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { SessionsSection } from '../sign-in/sessions-section.tsx';
import { SignInSection } from '../sign-in/sign-in-section.tsx';
import { TokensSection } from '../sign-in/tokens-section.tsx';
import { WebhooksSection } from '../sign-in/webhooks-section.tsx';
import { AuditLog } from './audit-log.tsx';
import { EventTable } from './event-table.tsx';
import { PersonRecordsForm } from './person-records.tsx';
import { PreviewLinks } from './preview-links.tsx';
import type { useSecurityFigures } from './security-query.ts';

const rules = [
  '5 login attempts per 15 minutes from one address, 50 from all; a passkey always works',
  '30-minute inactivity session timeout, and 12 hours at most; a passkey may keep a device for 30 days',
  'Audit logging of every sign-in, save, publish, deletion, export and restore, kept for 400 days',
  'IP tracking',
  'Session regeneration at each sign-in',
];

export function SecurityPanel({ security }: { security: ReturnType<typeof useSecurityFigures> }) {
  const { data, isError } = security;
  const failure = isError && (
    <p role="alert">The figures could not be loaded. They are asked for again.</p>
  );
  if (!data) {
    return (
      failure || <div role="status" aria-label="Loading" className="h-96 animate-pulse bg-sand" />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_min(20rem,38%)]">
      <section aria-labelledby="last-24-hours">
        <SignInSection />
        <SessionsSection />
        <h2 id="last-24-hours" className="mt-10 border-t-2 border-ink pt-4 text-step-2">
          The last 24 hours
        </h2>
        {failure}
        <Totals data={data} />
        <h3 className="mt-8 text-step-1">Recent activity</h3>
        <EventTable label="Recent activity" events={data.recentActivity} />
        <AuditLog />
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

function Totals({ data }: { data: SecurityStats }) {
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
