import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

/** Returns a function that refetches lists of the admin, and has public pages read again at the next visit. */
export function useRefresh(queryKey: QueryKey = ['admin', 'list']) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    router.clearCache();
    await queryClient.invalidateQueries({ queryKey });
  };
}
