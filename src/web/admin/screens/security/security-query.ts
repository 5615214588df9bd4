import { useQuery } from '@tanstack/react-query';
import { api as silentApi } from '../../../app/api.ts';
import { api, read } from '../../app/api.ts';

const openIntervalMs = 5000;
const backgroundIntervalMs = 30_000;

const securityKey = ['admin', 'list', 'security'];

/** Polls every 5 s while open; else every 30 s, without a login dialog if the session has ended. */
export function useSecurityFigures(open: boolean) {
  const { admin } = open ? api : silentApi;
  return useQuery({
    queryKey: securityKey,
    queryFn: () => read(admin['security-dashboard'].$get()),
    refetchInterval: open ? openIntervalMs : backgroundIntervalMs,
  });
}
