import { useQuery } from '@tanstack/react-query';
import { api, read } from '../../app/api.ts';
import { useRefresh } from '../../app/calls.ts';

const queryKey = ['admin', 'list', 'redirects'];

/** Refetched on each mount, since saves in other panels and visitors change redirects. */
const fresh = { staleTime: 0, gcTime: 0 };

export function useRedirects() {
  return useQuery({
    queryKey: [...queryKey, 'set'],
    queryFn: () => read(api.admin.redirects.$get()),
    ...fresh,
  });
}

export function useMissingAddresses() {
  return useQuery({
    queryKey: [...queryKey, 'missing'],
    queryFn: () => read(api.admin.redirects.missing.$get()),
    ...fresh,
  });
}

export const useRefreshRedirects = () => useRefresh(queryKey);
