import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShowMore } from './list-controls.tsx';
import { useVisibleRows } from './list-row.tsx';
import { LoadingFailed } from './list-skeleton.tsx';

export function DialogList<Row>(props: {
  list: Pick<UseQueryResult<Row[]>, 'data' | 'isError' | 'isPending' | 'refetch'>;
  loadingLabel: string;
  failedText: string;
  emptyText: string;
  children: (row: Row) => ReactNode;
}) {
  const { list, children } = props;
  const { visible, showMore } = useVisibleRows(list.data ?? []);
  return (
    <>
      {list.isError && <LoadingFailed text={props.failedText} onRetry={() => list.refetch()} />}
      {list.isPending && (
        <div role="status" aria-label={props.loadingLabel} className="h-48 animate-pulse bg-sand" />
      )}
      {list.data?.length === 0 && <p className="bg-sand p-4">{props.emptyText}</p>}
      {visible.length > 0 && <ul className="border-y border-line">{visible.map(children)}</ul>}
      <ShowMore total={list.data?.length ?? 0} onMore={showMore} />
    </>
  );
}
