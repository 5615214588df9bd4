import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { recordKey } from '../../../../contract/history/working-copies.ts';
import type { Overview as OverviewData } from '../../../../contract/overview.ts';
import { paths } from '../../../../contract/paths.ts';
import { resources } from '../../../../contract/resources.ts';
import { siteTime } from '../../../../domain/dates/dates.ts';
import { site } from '../../../app/site.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { api, read } from '../../app/api.ts';
import { useFreshQuery } from '../../app/calls.ts';
import { workingCopiesQuery } from '../../editor/working-copies.ts';
import { siteDate } from '../../ui/site-date.ts';
import { isWide } from '../../ui/use-wide.ts';
import { BrokenLinks } from './broken-links.tsx';
import { Chores } from './chores.tsx';
import { Group, shownOnPhone } from './group.tsx';
import { MissingOverview } from './missing-overview.tsx';
import { MostRead } from './most-read.tsx';

const shown = 5;
const howMany = () => (isWide('40rem') ? shown : shownOnPhone);

export const isStartPath = (pathname: string) => /^\/admin\/?$/.test(pathname);

/** Open tasks of the owner, on the first page of the admin only. */
export function StartScreen() {
  const isStart = useLocation({ select: ({ pathname }) => isStartPath(pathname) });
  return isStart ? <Overview /> : null;
}

function Overview() {
  const overview = useFreshQuery(['admin', 'list', 'overview'], () =>
    read(api.admin.overview.$get()),
  );
  if (overview.isError && !overview.data) {
    return (
      <p role="alert" className="mt-4 font-medium text-advanced">
        What waits for you could not be loaded, alarms included. Please reload the page.
      </p>
    );
  }
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

/** A notice at the top of the start screen until the owner chooses a forecast service or “None”. */
function ForecastOffer() {
  return (
    <div className="mb-4 border-l-6 border-ochre bg-sand p-4 sm:p-5">
      <h2 className="text-step-1">Connect a forecast</h2>
      <p className="mt-1 max-w-[66ch] max-sm:text-sm">
        Until a forecast is connected, visitors set wind and swell by hand.{' '}
        <span className="max-sm:hidden">
          “Can I dive it?” is judged by both. It takes an address or a key; what it costs and what
          it may be used for is told there, and you can try it out. Choose “None” and this goes
          away.
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
  const { data: copies, isError } = useQuery(workingCopiesQuery);
  const [most] = useState(howMany);
  const unsaved = (copies ?? []).slice(0, most);
  const isUnsaved = (resource: string, id: number) =>
    unsaved.some((copy) => copy.resource === resource && copy.recordId === id);
  const others = drafts.latest
    .filter(({ resource, id }) => !isUnsaved(resource, id))
    .slice(0, most - unsaved.length);
  const unsavedDrafts = drafts.latest.filter(({ resource, id }) => isUnsaved(resource, id));
  const left = drafts.total - others.length - unsavedDrafts.length;
  return (
    <Group first title="Where you left off">
      {!copies && isError && <p role="alert">Unsaved changes could not be looked up.</p>}
      {copies && unsaved.length + others.length === 0 && (
        <p className="text-muted">No drafts, nothing unsaved.</p>
      )}
      <ul>
        {unsaved.map(({ resource, recordId, title, savedAt }) => (
          <RecordLink
            key={`${resource}/${recordId}`}
            to={paths.adminTab(resource, recordKey(recordId))}
            title={title || `New ${resources[resource].admin.label.toLowerCase()}`}
            note={`${recordId < 0 ? 'Draft' : 'Unsaved changes'} of ${siteDate(savedAt, 'dateTime')}`}
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
