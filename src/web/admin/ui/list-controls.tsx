import { type QueryKey, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { inputStyles } from './fields.tsx';

export function useRefetchOnOpen(open: boolean, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) void queryClient.invalidateQueries({ queryKey });
    wasOpen.current = open;
  }, [open, queryClient, queryKey]);
}

export function RefreshButton({ onClick }: { onClick: () => void }) {
  return (
    <Button Icon={RefreshCw} onClick={onClick}>
      Refresh
    </Button>
  );
}

export function ListSearch(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <input
      type="search"
      aria-label={props.label}
      placeholder="Search..."
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      className={inputStyles}
    />
  );
}

export function ListChoice<Name extends string>(props: {
  label: string;
  names: readonly Name[];
  value: Name;
  onChange: (value: Name) => void;
}) {
  return (
    <select
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value as Name)}
      className={inputStyles}
    >
      {props.names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

export function ShowMore({ total, onMore }: { total: number; onMore: (() => void) | undefined }) {
  if (!onMore) return null;
  return (
    <Button onClick={onMore} className="mt-3 w-full">
      {`Show more of ${total}`}
    </Button>
  );
}

export function ShowOlder(props: {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  words: string;
}) {
  const { list, words } = props;
  if (!list.hasNextPage) return null;
  return (
    <Button
      disabled={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
      className="mt-3 w-full"
    >
      {words}
    </Button>
  );
}
