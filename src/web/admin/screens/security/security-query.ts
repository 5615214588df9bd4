import { useQuery } from '@tanstack/react-query';
import { api, read } from '../../../app/api.ts';
import { useGuard } from '../../app/session.tsx';

const openIntervalMs = 5000;
const backgroundIntervalMs = 30_000;

const securityKey = ['admin', 'list', 'security'];

/** Polls every 5 s while open, else every 30 s, when an ended session must not interrupt the owner. */
export function useSecurityFigures(open: boolean) {
  const guard = useGuard();
  const call = () => read(api.admin['security-dashboard'].$get());
  return useQuery({
    queryKey: securityKey,
    queryFn: () => (open ? guard(call) : call()),
    refetchInterval: open ? openIntervalMs : backgroundIntervalMs,
  });
}
