import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api, read } from '../../../app/api.ts';
import { useGuard } from '../../app/session.tsx';

export const registerKey = ['admin', 'list', 'shop-links'];

/** Refetched on each mount, since saves in other panels register links. */
const fresh = { staleTime: 0, gcTime: 0 };

export function useShopLinks() {
  const guard = useGuard();
  return useQuery({
    queryKey: [...registerKey, 'links'],
    queryFn: () => guard(() => read(api['shop-links'].$get())),
    ...fresh,
  });
}

export function useRetailers() {
  const guard = useGuard();
  return useQuery({
    queryKey: [...registerKey, 'retailers'],
    queryFn: () => guard(() => read(api['shop-links'].retailers.$get())),
    ...fresh,
  });
}

export function useShopClicks() {
  const guard = useGuard();
  return useQuery({
    queryKey: [...registerKey, 'clicks'],
    queryFn: () => guard(() => read(api['shop-links'].clicks.$get())),
    ...fresh,
  });
}

/** Returns a function that refetches the register and the public pages that show it. */
export function useRefreshRegister() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    router.clearCache();
    await queryClient.invalidateQueries({ queryKey: registerKey });
  };
}
