import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Statistics, statisticsPath } from '../../../../contract/page-reads/statistics.ts';
import { localDay } from '../../../../domain/dates/site-time.ts';
import { countText } from '../../../../domain/text/format.ts';
import { site } from '../../../app/site.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { api, read } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { useRefetchOnOpen } from '../../ui/list-controls.tsx';
import { type Counted, CountTable } from './count-table.tsx';
import { ReadsChart } from './reads-chart.tsx';

const spans = { 7: '7 days', 28: '28 days', 90: '3 months', 400: '13 months' } as const;
type Span = keyof typeof spans;

const statisticsKey = ['admin', 'statistics'];
const dayMs = 86_400_000;

/** The range of the last `span` days, today included, in the site's time zone. */
function lastDays(span: number) {
  const to = localDay(new Date(), site.timeZone);
  const from = new Date(Date.parse(to) - (span - 1) * dayMs).toISOString().slice(0, 10);
  return { from, to };
}

const named = (counts: Statistics['sources'], none: string): Counted[] =>
  counts.map(({ name, times }) => ({ key: name, label: name || none, times }));

const titled = (pages: Statistics['pages']): Counted[] =>
  pages.map(({ key, title, path, times }) => ({ key, label: title, times, path }));

/** The sources of one page's readers, and the pages that they opened next. */
function PageDetail({ page, range }: { page: Counted; range: { from: string; to: string } }) {
  const detail = useQuery({
    queryKey: [...statisticsKey, 'page', page.key, range],
    queryFn: () => read(api.admin.statistics.page.$get({ query: { ...range, page: page.key } })),
  });
  return (
    <section
      aria-label={`Readers of ${page.label}`}
      className="grid gap-x-8 gap-y-4 bg-sand p-4 md:grid-cols-2"
    >
      {detail.isError && <p role="alert">The figures of this page could not be read.</p>}
      {detail.data && (
        <>
          <CountTable
            title={`Readers of “${page.label}” came from`}
            counts={named(detail.data.sources, 'Direct, or not known')}
          />
          <CountTable title="They opened next" counts={titled(detail.data.next)} />
        </>
      )}
    </section>
  );
}

function Figures({ data }: { data: Statistics }) {
  const [page, setPage] = useState<Counted>();
  const { from, to } = data;
  return (
    <>
      <ReadsChart days={data.days} from={from} to={to} />
      <p className="my-4 flex flex-wrap gap-x-8 gap-y-1 font-semibold">
        <span>{countText(data.reads, 'page')} read</span>
        <span>
          {data.searches === 1 ? '1 search' : `${data.searches.toLocaleString('en-AU')} searches`}
        </span>
        <span>{countText(data.signUps, 'sign-up')}</span>
        <span title="Of the months in which these days lie">
          {countText(data.shopClicks, 'click')} to shops
        </span>
      </p>
      <div className="grid gap-8 lg:grid-cols-2">
        <CountTable
          title="Pages"
          counts={titled(data.pages)}
          chosen={page?.key}
          onChoose={setPage}
        />
        <div className="grid content-start gap-8">
          {page && <PageDetail key={page.key} page={page} range={{ from, to }} />}
          <CountTable
            title="Readers came from"
            counts={named(data.sources, 'Direct, or not known')}
          />
          <CountTable title="Campaigns" counts={named(data.campaigns, '')} />
          <CountTable title="Downloads" counts={named(data.downloads, '')} />
          <CountTable title="Saved for reading offline" counts={titled(data.saves)} />
        </div>
      </div>
    </>
  );
}

/** Counts of what visitors read and did, without any data on who they are. */
export function StatisticsPanel({ open }: { open: boolean }) {
  const [span, setSpan] = useState<Span>(28);
  const range = lastDays(span);
  const figures = useQuery({
    queryKey: [...statisticsKey, range],
    queryFn: () => read(api.admin.statistics.$get({ query: range })),
    placeholderData: (before) => before,
  });
  useRefetchOnOpen(open, statisticsKey);
  return (
    <section aria-labelledby="statistics" className="min-w-0">
      <h2 id="statistics" className="text-step-2">
        Statistics
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        Counted by this server: no cookie, no script of others, no persons, and no programs that
        call themselves so. Nothing is known of countries and devices.
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {Object.entries(spans).map(([days, label]) => (
          <Button
            key={days}
            aria-pressed={span === Number(days)}
            onClick={() => setSpan(Number(days) as Span)}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {label}
          </Button>
        ))}
        <a
          href={`${statisticsPath}/csv?from=${range.from}&to=${range.to}`}
          className={buttonStyles.quiet}
        >
          <Download aria-hidden className="size-4" />
          CSV
        </a>
      </div>
      {figures.isError && <p role="alert">The statistics could not be read.</p>}
      {figures.data && <Figures key={span} data={figures.data} />}
    </section>
  );
}
