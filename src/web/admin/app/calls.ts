import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '../../app/api-error.ts';

export const byId = (id: number) => ({ param: { id: String(id) } });

/** Reads the server's current record or copy from the error of a stale save. */
export const currentInstead = <Current>(error: unknown) =>
  error instanceof ApiError && error.status === 409
    ? (error.details as { current?: Current } | undefined)?.current
    : undefined;

export function serverFieldErrors(error: unknown): Record<string, string> {
  const details = (error instanceof ApiError && error.details) || {};
  return Object.fromEntries(
    Object.entries(details).map(([field, errors]) => [field, errors[0] ?? '']),
  );
}

/** Queries data that other windows or visitors change. Each mount fetches it without a cache. */
export const useFreshQuery = <Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) =>
  useQuery({ queryKey, queryFn, staleTime: 0, gcTime: 0 });

/** Returns a function that refetches admin lists and clears the router's cache of public pages. */
export function useRefresh(queryKey: QueryKey = ['admin', 'list']) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    router.clearCache();
    await queryClient.invalidateQueries({ queryKey });
  };
}
