import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

export function useRefetchOnOpen(open: boolean, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) void queryClient.invalidateQueries({ queryKey });
    wasOpen.current = open;
  }, [open, queryClient, queryKey]);
}
