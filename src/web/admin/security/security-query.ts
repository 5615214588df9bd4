import { useQuery } from '@tanstack/react-query';
import { api, read } from '../../api.ts';
import { useGuard } from '../session.tsx';

const openIntervalMs = 5000;
const backgroundIntervalMs = 30_000;

export const securityKey = ['admin', 'list', 'security'];

/**
 * Reads the security figures: every 5 s while their tab is open, every 30 s otherwise. In the
 * background an ended session is no reason to interrupt the owner.
 */
export function useSecurityFigures(open: boolean) {
  const guard = useGuard();
  const call = () => read(api.admin['security-dashboard'].$get());
  return useQuery({
    queryKey: securityKey,
    queryFn: () => (open ? guard(call) : call()),
    refetchInterval: open ? openIntervalMs : backgroundIntervalMs,
  });
}
