import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditEntriesPerPage } from '../../../../contract/security.ts';
import { api, read } from '../../app/api.ts';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { EventTable } from './event-table.tsx';

/** The whole audit log in pages, loaded when the owner opens it. */
export function AuditLog() {
  const [opened, setOpened] = useState(false);
  const [page, setPage] = useState(1);
  const log = useQuery({
    queryKey: ['admin', 'audit-log', page],
    queryFn: () => read(api.admin['audit-log'].$get({ query: { page: String(page) } })),
    enabled: opened,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const { data } = log;
  return (
    <details
      className="mt-4 border-2 border-line"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        Audit log: what was changed, when and from which device
      </summary>
      <div className="px-4 pb-4">
        {data ? (
          <>
            <EventTable label="Audit log" events={data.entries} />
            <PageButtons
              label="Pages of the audit log"
              page={page}
              last={Math.ceil(data.total / auditEntriesPerPage)}
              onPage={setPage}
            />
          </>
        ) : (
          <ListSkeleton failed={log.isError} onRetry={() => log.refetch()} />
        )}
      </div>
    </details>
  );
}
