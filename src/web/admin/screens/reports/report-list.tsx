import { Link } from '@tanstack/react-router';
import { paths } from '../../../../contract/paths.ts';
import type { QueuedReport } from '../../../../contract/reports.ts';
import { siteDate } from '../../ui/site-date.ts';
import { reportLine, reportTitle } from './report-texts.ts';

const dangerTexts: Record<number, string> = { 3: 'Closed?', 2: 'Danger or law' };

const noteText = ({ danger, steward }: QueuedReport) =>
  [dangerTexts[danger], steward && `Steward: ${steward}`].filter(Boolean).join(' · ');

export function ReportList(props: {
  reports: readonly QueuedReport[];
  openId: number | undefined;
  emptyText: string;
}) {
  if (props.reports.length === 0) return <p className="bg-sand p-4">{props.emptyText}</p>;
  return (
    <ul className="border-y-2 border-ink lg:max-h-[calc(100dvh-20rem)] lg:overflow-y-auto">
      {props.reports.map((report) => (
        <li key={report.id} className="border-b border-line last:border-0">
          <Link
            to={paths.adminTab('reports', report.id)}
            resetScroll={false}
            aria-current={report.id === props.openId ? 'page' : undefined}
            className="grid w-full grid-cols-[minmax(0,1fr)] border-l-4 border-transparent py-3 pr-2 pl-3 hover:bg-sand aria-[current=page]:border-coral aria-[current=page]:bg-sand"
          >
            <span className="flex items-baseline justify-between gap-3 text-sm text-muted">
              <span className="wrap-anywhere">{noteText(report)}</span>
              <span className="shrink-0">{siteDate(report.createdAt)}</span>
            </span>
            <span className="leading-snug font-semibold wrap-anywhere">{reportTitle(report)}</span>
            <span className="truncate text-sm text-muted">{reportLine(report)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
