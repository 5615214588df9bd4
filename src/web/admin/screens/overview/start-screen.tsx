import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { recordKey } from '../../../../contract/history/working-copies.ts';
import type { Overview as OverviewData } from '../../../../contract/overview.ts';
import { paths } from '../../../../contract/paths.ts';
import { resources } from '../../../../contract/resources.ts';
import { siteTime } from '../../../../domain/dates/dates.ts';
import { countText } from '../../../../domain/text/count-text.ts';
import { api, read } from '../../../app/api.ts';
import { site } from '../../../app/site.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { useGuard } from '../../app/session.tsx';
import { workingCopiesQuery } from '../../editor/working-copies.ts';
import { siteDate } from '../../ui/site-date.ts';
import { differingText, useCatalogue, waitingText } from '../catalogue/catalogue-query.ts';
import { BackupNotes, HeldMails } from './backup-notes.tsx';
import { BrokenLinks } from './broken-links.tsx';
import { Group } from './group.tsx';
import { MissingOverview } from './missing-overview.tsx';
import { MostRead } from './most-read.tsx';

const shown = 5;
const catalogueTab = paths.adminTab('catalogue');

/** Open tasks of the owner, on the first page of the admin only. */
export function StartScreen() {
  const isStart = useLocation({ select: ({ pathname }) => /^\/admin\/?$/.test(pathname) });
  return isStart ? <Overview /> : null;
}

function Overview() {
  const guard = useGuard();
  const overview = useQuery({
    queryKey: ['admin', 'list', 'overview'],
    queryFn: () => guard(() => read(api.admin.overview.$get())),
    // Includes changes that other tabs and visitors made meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  if (overview.isError) return null;
  return (
    <section aria-label="What waits for you" className="mt-4 min-h-72 lg:min-h-48">
      {overview.data?.missingForecast && <ForecastOffer />}
      {overview.data && (
        <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:gap-y-6 xl:grid-cols-4">
          <LatestDrafts data={overview.data} />
          <Scheduled data={overview.data} />
          <Chores data={overview.data} />
          <MissingOverview />
          <BrokenLinks />
          <MostRead pages={overview.data.mostRead} />
        </div>
      )}
    </section>
  );
}

/** A notice at the top of the start screen until the owner has chosen a service, or none. */
function ForecastOffer() {
  return (
    <div className="mb-4 border-l-6 border-ochre bg-sand p-4 sm:p-5">
      <h2 className="text-step-1">Connect a forecast</h2>
      <p className="mt-1 max-w-[66ch] max-sm:text-sm">
        “Can I dive it?” is judged by wind and swell. Until a forecast is connected, visitors set
        both by hand.{' '}
        <span className="max-sm:hidden">
          It takes an address or a key; what it costs and what it may be used for is told there, and
          you can try it out. Choose “None” and this goes away.
        </span>
      </p>
      <Link
        to={paths.adminTab('settings', 'forecast')}
        resetScroll={false}
        className={`${buttonStyles.action} mt-3`}
      >
        Choose a forecast
      </Link>
    </div>
  );
}

function RecordLink(props: { to: string; title: string; note: string }) {
  return (
    <li className="py-1 leading-snug sm:py-1.5">
      <Link
        to={props.to}
        resetScroll={false}
        className="inline-block min-h-6 font-semibold underline underline-offset-4 wrap-anywhere"
      >
        {props.title}
      </Link>
      <span className="block text-sm text-muted">{props.note}</span>
    </li>
  );
}

function LatestDrafts({ data: { drafts } }: { data: OverviewData }) {
  const copies = useQuery(workingCopiesQuery).data ?? [];
  const unsaved = copies.slice(0, shown);
  const isUnsaved = (resource: string, id: number) =>
    unsaved.some((copy) => copy.resource === resource && copy.recordId === id);
  const others = drafts.latest
    .filter(({ resource, id }) => !isUnsaved(resource, id))
    .slice(0, shown - unsaved.length);
  const left = drafts.total - drafts.latest.length;
  return (
    <Group first title="Where you left off">
      {unsaved.length + others.length === 0 && (
        <p className="text-muted">No drafts, nothing unsaved.</p>
      )}
      <ul>
        {unsaved.map(({ resource, recordId, title, savedAt }) => (
          <RecordLink
            key={`${resource}/${recordId}`}
            to={paths.adminTab(resource, recordKey(recordId))}
            title={title || `New ${resources[resource].admin.label.toLowerCase()}`}
            note={`${recordId !== null && recordId < 0 ? 'Draft' : 'Unsaved changes'} of ${siteDate(savedAt, 'dateTime')}`}
          />
        ))}
        {others.map(({ resource, id, title, updatedAt }) => (
          <RecordLink
            key={`${resource}/${id}`}
            to={paths.adminTab(resource, id)}
            title={title}
            note={`Draft ${resources[resource].admin.label.toLowerCase()} · ${siteDate(updatedAt)}`}
          />
        ))}
      </ul>
      {left > 0 && <p className="text-sm text-muted">{`And ${left} more in the lists below.`}</p>}
    </Group>
  );
}

function Scheduled({ data: { scheduled } }: { data: OverviewData }) {
  return (
    <Group title="Scheduled" count={scheduled.length}>
      {scheduled.length === 0 && <p className="text-muted">Nothing is set to go public.</p>}
      <ul>
        {scheduled.slice(0, shown).map(({ resource, id, title, publishAt }) => (
          <RecordLink
            key={`${resource}/${id}`}
            to={paths.adminTab(resource, id)}
            title={title}
            note={`Goes public on ${siteTime(publishAt, site.timeZone)}`}
          />
        ))}
      </ul>
    </Group>
  );
}

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

function Chores({ data }: { data: OverviewData }) {
  const guard = useGuard();
  const due = useQuery({
    queryKey: ['admin', 'list', 'dive-sites', 'due-for-review'],
    queryFn: () => guard(() => read(api['dive-sites']['due-for-review'].$get())),
  });
  const catalogue = useCatalogue().data;
  const items: { to: string; text: string }[] = [];
  if (data.unreadMessages > 0) {
    items.push({
      to: paths.adminTab('messages'),
      text: countText(data.unreadMessages, 'unread message'),
    });
  }
  if (data.waitingReports > 0) {
    items.push({
      to: paths.adminTab('reports'),
      text: `${countText(data.waitingReports, 'report')} of divers`,
    });
  }
  if (data.failedMails > 0) {
    items.push({ to: paths.adminTab('outbox'), text: countText(data.failedMails, 'failed email') });
  }
  if (due.data?.length !== 0) {
    items.push({
      to: paths.adminDiveSites,
      text: due.data
        ? `${countText(due.data.length, 'dive site')} due for review`
        : 'Dive sites due for review',
    });
  }
  if (catalogue?.differences.length) {
    items.push({ to: catalogueTab, text: differingText(catalogue.differences.length) });
  }
  if (catalogue?.waiting.length) {
    items.push({ to: catalogueTab, text: waitingText(catalogue.waiting.length) });
  }
  if (data.untoldPages > 0) {
    items.push({
      to: paths.adminTab('settings', 'search-engines'),
      text: `${countText(data.untoldPages, 'page')} that search engines did not take yet`,
    });
  }
  if (data.missingOperator) {
    items.push({
      to: paths.adminTab('settings', 'operator'),
      text: 'Say who runs the site: legal entity, ABN, postal address',
    });
  }
  if (data.missingFactor) {
    items.push({
      to: paths.adminTab('security'),
      text: 'Add a passkey or codes to the password',
    });
  }
  if (data.undecidedSignUp) {
    items.push({
      to: paths.adminTab('settings', 'newsletter'),
      text: 'Let new subscribers confirm by a click: without it anybody can sign up others, who then report your mails as spam',
    });
  }
  if (data.claimsUnshown) {
    items.push({
      to: paths.adminTab('settings', 'structured-data'),
      text: 'Decide once: may reviews tell search engines a rating and “in stock” where the page shows neither? Consumer law forbids claims that mislead',
    });
  }
  return (
    <Group first title="To look after">
      <ul>
        <Alarms data={data} />
        <HeldMails count={data.heldMails} />
        {items.map(({ to, text }) => (
          <li key={to} className="py-0.5 leading-snug sm:py-1.5">
            <Link
              to={to}
              resetScroll={false}
              className="inline-block min-h-6 font-semibold underline underline-offset-4"
            >
              {text}
            </Link>
          </li>
        ))}
        <BackupNotes data={data} />
      </ul>
    </Group>
  );
}
