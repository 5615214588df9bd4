import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Overview as OverviewData } from '../../../../contract/overview.ts';
import { paths } from '../../../../contract/paths.ts';
import { countText } from '../../../../domain/text/format.ts';
import { siteDate } from '../../ui/site-date.ts';
import { isWide } from '../../ui/use-wide.ts';
import { differingText, useCatalogue, waitingText } from '../catalogue/catalogue-query.ts';
import { dueQuery } from '../dive-sites/sites.ts';
import { BackupNotes, HeldMails } from './backup-notes.tsx';
import { Group, shownOnPhone } from './group.tsx';

const catalogueTab = paths.adminTab('catalogue');

function Alarms({ data: { alarms } }: { data: OverviewData }) {
  return alarms.map(({ cause, title, detail, advice, since }) => (
    <li key={cause} className="py-1.5">
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-advanced underline underline-offset-4">
          {title}
        </summary>
        <p className="text-sm leading-snug wrap-anywhere">
          {`${detail} Since ${siteDate(since, 'dateTime')}.`}
        </p>
        <p className="mt-1 text-sm leading-snug">{advice}</p>
      </details>
    </li>
  ));
}

/** The owner's tasks. A phone shows the first few; a button shows the rest. */
export function Chores({ data }: { data: OverviewData }) {
  const due = useQuery(dueQuery);
  const catalogue = useCatalogue().data;
  const [all, setAll] = useState(() => isWide('40rem'));
  const items = [
    data.unreadMessages > 0 && {
      to: paths.adminTab('messages'),
      text: countText(data.unreadMessages, 'unread message'),
    },
    data.waitingReports > 0 && {
      to: paths.adminTab('reports'),
      text: `${countText(data.waitingReports, 'report')} of divers`,
    },
    data.failedMails > 0 && {
      to: paths.adminTab('outbox'),
      text: countText(data.failedMails, 'failed email'),
    },
    due.data?.length !== 0 && {
      to: paths.adminDiveSites,
      text: due.data
        ? `${countText(due.data.length, 'dive site')} due for review`
        : `Dive sites due for review: ${due.isError ? 'not known' : 'Loading...'}`,
    },
    catalogue?.differences.length && {
      to: catalogueTab,
      text: differingText(catalogue.differences.length),
    },
    catalogue?.waiting.length && { to: catalogueTab, text: waitingText(catalogue.waiting.length) },
    data.untoldPages > 0 && {
      to: paths.adminTab('settings', 'search-engines'),
      text: `${countText(data.untoldPages, 'page')} that search engines did not take yet`,
    },
    data.missingOperator && {
      to: paths.adminTab('settings', 'operator'),
      text: 'Say who runs the site: legal entity, ABN, postal address',
    },
    data.missingFactor && {
      to: paths.adminTab('security'),
      text: 'Add a passkey or codes to the password',
    },
    data.undecidedSignUp && {
      to: paths.adminTab('settings', 'newsletter'),
      text: 'Let new subscribers confirm by a click: without it anybody can sign up others, who then report your mails as spam',
    },
    data.claimsUnshown && {
      to: paths.adminTab('settings', 'structured-data'),
      text: 'Decide what reviews may claim to search engines',
    },
  ].flatMap((item) => item || []);
  const listed = all ? items : items.slice(0, shownOnPhone);
  return (
    <Group first title="To look after">
      <ul>
        <Alarms data={data} />
        <HeldMails count={data.heldMails} />
        {listed.map(({ to, text }) => (
          <li key={text} className="py-0.5 leading-snug sm:py-1.5">
            <Link
              to={to}
              resetScroll={false}
              className="inline-block min-h-6 font-semibold underline underline-offset-4"
            >
              {text}
            </Link>
          </li>
        ))}
        {listed.length < items.length && (
          <li>
            <button
              type="button"
              onClick={() => setAll(true)}
              className="min-h-8 text-sm underline underline-offset-4"
            >
              {`Show ${items.length - listed.length} more`}
            </button>
          </li>
        )}
        <BackupNotes data={data} />
      </ul>
    </Group>
  );
}
