import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Move } from '../../../../contract/moving.ts';
import { api, read } from '../../../app/api.ts';
import { errorReason } from '../../../app/api-error.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useGuard } from '../../app/session.tsx';

export const movesKey = ['admin', 'list', 'moves'];
const busyMs = 1500;

export const isBusy = ({ state }: Move) => state === 'waiting' || state === 'started';

/** The exports of other systems; read again and again while one is worked on. */
export function useMoves() {
  const guard = useGuard();
  return useQuery({
    queryKey: movesKey,
    queryFn: () => guard(() => read(api.admin.moves.$get())),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? busyMs : false),
  });
}

/** The report of an export; read again while posts arrive. */
export function useMovedPosts({ id, done, state, choices }: Move, page: number) {
  const guard = useGuard();
  return useQuery({
    queryKey: [...movesKey, id, 'posts', page, done, state, choices],
    queryFn: () =>
      guard(() =>
        read(
          api.admin.moves[':id'].posts.$get({
            param: { id: String(id) },
            query: { page: String(page) },
          }),
        ),
      ),
    placeholderData: (before) => before,
  });
}

/** Changes something about an export, says where that fails, and reads it anew. */
export function useMoveAction() {
  const guard = useGuard();
  const { toast } = useToast();
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (work: () => Promise<unknown>) => {
    try {
      await guard(work);
    } catch (error) {
      toast({ title: 'Not changed', description: errorReason(error), destructive: true });
    }
    router.clearCache();
    await queryClient.invalidateQueries({ queryKey: ['admin', 'list'] });
  };
}
