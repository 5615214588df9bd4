import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Reads a list anew each time its panel comes back into sight: others write it meanwhile. */
export function useFreshOnOpen(open: boolean, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) void queryClient.invalidateQueries({ queryKey });
    wasOpen.current = open;
  }, [open, queryClient, queryKey]);
}
