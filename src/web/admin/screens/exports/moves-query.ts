import { useQuery } from '@tanstack/react-query';
import type { Move } from '../../../../contract/moving.ts';
import { api, read } from '../../app/api.ts';
import { byId, useRefresh } from '../../app/calls.ts';
import { useAttempt } from '../../app/toast-hooks.ts';

export const movesKey = ['admin', 'list', 'moves'];
const busyMs = 1500;

export const isBusy = ({ state }: Move) => state === 'waiting' || state === 'started';

/** The uploaded exports of other systems; polled while any export is processed. */
export function useMoves() {
  return useQuery({
    queryKey: movesKey,
    queryFn: () => read(api.admin.moves.$get()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? busyMs : false),
  });
}

/** The report of an export; refetched as posts are imported. */
export function useMovedPosts({ id, done, state, choices }: Move, page: number) {
  return useQuery({
    queryKey: [...movesKey, id, 'posts', page, done, state, choices],
    queryFn: () =>
      read(api.admin.moves[':id'].posts.$get({ ...byId(id), query: { page: String(page) } })),
    placeholderData: (before) => before,
  });
}

/** Returns a function that runs a change, reports a failure and refetches the admin's lists. */
export function useMoveAction() {
  const { attempt } = useAttempt(useRefresh());
  return (work: () => Promise<unknown>) => attempt({ title: 'Not changed' }, work);
}
