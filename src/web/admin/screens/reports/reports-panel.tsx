import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { QueuedReport, ReportShow } from '../../../../contract/reports.ts';
import { countText } from '../../../../domain/text/format.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useRecordAddress, useShownRecord } from '../../app/address.ts';
import { api, isMissing, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { RefreshButton, useRefetchOnOpen } from '../../ui/list-controls.tsx';
import { ListSkeleton, NoSuchRecord } from '../../ui/list-skeleton.tsx';
import { ReportList } from './report-list.tsx';
import type { SettlePhotograph } from './report-photographs.tsx';
import { statusTexts } from './report-texts.ts';
import { ReportView, type Settle } from './report-view.tsx';

const tab = 'reports';
const listKey = ['admin', 'list', tab];

const emptyTexts: Record<ReportShow, string> = {
  waiting: 'Nothing waits. What divers report on guides and other pages arrives here.',
  new: 'Nothing is new.',
  asked: 'No question is open.',
  taken: 'Nothing was taken yet.',
  declined: 'Nothing was declined.',
  spam: 'No spam. Long may it last.',
};

/** Loads the report that the address names, even if the list lacks it. */
function useOpened(listed: readonly QueuedReport[]) {
  const record = useShownRecord(tab);
  const query = useQuery({
    queryKey: ['admin', 'report', record],
    queryFn: () => read(api.reports[':id'].$get(byId(Number(record)))),
    enabled: record !== undefined,
    staleTime: 0,
    gcTime: 0,
    placeholderData: listed.find(({ id }) => String(id) === record),
  });
  return { record, ...query };
}

/** The reports before and after a report of the list. */
function neighbours(reports: readonly QueuedReport[], id: number | undefined) {
  const at = reports.findIndex((report) => report.id === id);
  return { next: reports[at + 1], previous: at > 0 ? reports[at - 1] : undefined };
}

export function ReportsPanel({ open }: { open: boolean }) {
  const [show, setShow] = useState<ReportShow>('waiting');
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const address = useRecordAddress(tab);
  useRefetchOnOpen(open, listKey);
  const queue = useQuery({
    queryKey: [...listKey, show],
    queryFn: () => read(api.reports.$get({ query: { show } })),
  });
  const { reports = [], counts, heldBack = 0 } = queue.data ?? {};
  const opened = useOpened(reports);
  const refresh = () => queryClient.invalidateQueries({ queryKey: listKey });
  const { next, previous } = neighbours(reports, opened.data?.id);

  const settle: Settle = async (report, settlement) => {
    const json = { decision: 'take', ...settlement } as const;
    const settled = await read(api.reports[':id'].$patch({ ...byId(report.id), json }));
    toast({ title: statusTexts[settled.status], description: settled.title });
    address.replace((next ?? previous)?.id);
    await refresh();
  };

  const settlePhotograph: SettlePhotograph = async ({ id }, number, json) => {
    const param = { id: String(id), number: String(number) };
    await read(api.reports[':id'].photographs[':number'].$patch({ param, json }));
    await queryClient.invalidateQueries({ queryKey: ['admin', 'report', String(id)] });
    await refresh();
  };

  const choices = [
    { name: 'waiting', label: counts ? `Waiting (${counts.new + counts.asked})` : 'Waiting' },
    { name: 'taken', label: counts ? `Taken (${counts.taken})` : 'Taken' },
    { name: 'declined', label: counts ? `Declined (${counts.declined})` : 'Declined' },
    { name: 'spam', label: counts ? `Spam (${counts.spam})` : 'Spam' },
  ] as const;

  return (
    <section aria-labelledby="reports">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="reports" className="text-step-2">
          Reports
        </h2>
        <RefreshButton onClick={refresh} />
      </div>
      {heldBack > 0 && (
        <p className="mt-3 text-sm text-muted">
          {`${countText(heldBack, 'report')} held back within a week: sent by a program, or more than a network may send.`}
        </p>
      )}
      <div className={`mt-4 ${opened.record ? 'max-lg:hidden' : ''}`}>
        <Choices label="Show" choices={choices} value={show as 'waiting'} onChange={setShow} />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[min(22rem,38%)_minmax(0,1fr)]">
        <div className={opened.record ? 'max-lg:hidden' : undefined}>
          {queue.data ? (
            <ReportList reports={reports} openId={opened.data?.id} emptyText={emptyTexts[show]} />
          ) : (
            <ListSkeleton failed={queue.isError} onRetry={() => queue.refetch()} />
          )}
        </div>
        {opened.record !== undefined && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Button
              Icon={ArrowLeft}
              onClick={() => address.open(undefined)}
              className="justify-self-start lg:hidden"
            >
              Back to the list
            </Button>
            {opened.data ? (
              <ReportView
                key={`${opened.data.id} ${opened.data.status}`}
                report={opened.data}
                isOpen={open}
                onSettle={settle}
                onSettlePhotograph={settlePhotograph}
                onMove={(step) => {
                  const to = step === 1 ? next : previous;
                  if (to) address.open(to.id);
                }}
              />
            ) : isMissing(opened.error) ? (
              <NoSuchRecord>There is no such report.</NoSuchRecord>
            ) : (
              <ListSkeleton failed={opened.error !== null} onRetry={() => void opened.refetch()} />
            )}
          </div>
        )}
        {opened.record === undefined && reports.length > 0 && (
          <p className="bg-sand p-6 text-muted max-lg:hidden">
            Choose a report. Then T takes it, Y takes it and thanks, A asks, D declines, S is spam;
            J and K go on and back; 1, 2 and 3 lead to its photographs.
          </p>
        )}
      </div>
    </section>
  );
}
