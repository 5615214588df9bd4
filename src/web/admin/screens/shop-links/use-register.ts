import { useQuery } from '@tanstack/react-query';
import { api, read } from '../../app/api.ts';
import { useRefresh } from '../../app/calls.ts';

export const registerKey = ['admin', 'list', 'shop-links'];

/** Refetched on each mount, since saves in other panels register links. */
const fresh = { staleTime: 0, gcTime: 0 };

export function useShopLinks() {
  return useQuery({
    queryKey: [...registerKey, 'links'],
    queryFn: () => read(api['shop-links'].$get()),
    ...fresh,
  });
}

export function useRetailers() {
  return useQuery({
    queryKey: [...registerKey, 'retailers'],
    queryFn: () => read(api['shop-links'].retailers.$get()),
    ...fresh,
  });
}

export function useShopClicks() {
  return useQuery({
    queryKey: [...registerKey, 'clicks'],
    queryFn: () => read(api['shop-links'].clicks.$get()),
    ...fresh,
  });
}

export const useRefreshRegister = () => useRefresh(registerKey);
