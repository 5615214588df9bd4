import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Refetches a list each time its panel is opened again: the server may have changed it. */
export function useRefetchOnOpen(open: boolean, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) void queryClient.invalidateQueries({ queryKey });
    wasOpen.current = open;
  }, [open, queryClient, queryKey]);
}
