import { useDeferredValue, useEffect, useState } from 'react';

const pageSize = 50;

/** Part of a long list: so many rows at a time keep it quick at thousands. */
export function useVisibleRows<Row>(rows: readonly Row[]) {
  const [limit, setLimit] = useState(pageSize);
  return {
    shown: rows.slice(0, limit),
    more: rows.length > limit ? () => setLimit(limit + pageSize) : undefined,
  };
}

/** What is typed into a list's search, trimmed, and held back while the list is busy with the last. */
export function useDeferredText(text: string): string {
  return useDeferredValue(text.trim());
}

const settledMilliseconds = 200;

/** What was typed, once the typing rests: for a search that asks the server. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
