import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, read } from '../../../app/api.ts';
import { useGuard } from '../../app/session.tsx';

const queryKey = ['admin', 'list', 'redirects'];

/** Refetched on each mount, since saves in other panels and visitors change redirects. */
const fresh = { staleTime: 0, gcTime: 0 };

export function useRedirects() {
  const guard = useGuard();
  return useQuery({
    queryKey: [...queryKey, 'set'],
    queryFn: () => guard(() => read(api.admin.redirects.$get())),
    ...fresh,
  });
}

export function useMissingAddresses() {
  const guard = useGuard();
  return useQuery({
    queryKey: [...queryKey, 'missing'],
    queryFn: () => guard(() => read(api.admin.redirects.missing.$get())),
    ...fresh,
  });
}

export function useRefreshRedirects() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
}
