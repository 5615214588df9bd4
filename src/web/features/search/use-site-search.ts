import { useEffect, useState } from 'react';
import { minSearchLength } from '../../../domain/search/search-url.ts';

type Results = typeof import('./results.tsx');

const debounceMs = 150;

/**
 * Loads the code of the results when the field is first focused, and searches after a pause in
 * typing. The last answer stays until the next arrives; typing retries after a failure.
 */
export function useSiteSearch(typed: string, open: boolean) {
  const text = typed.trim();
  const [loaded, setLoaded] = useState<Results>();
  const [answer, setAnswer] = useState<Awaited<ReturnType<Results['searchSite']>>>();
  const [failed, setFailed] = useState(false);
  const isShort = text.length < minSearchLength;

  useEffect(() => {
    if (!open) return undefined;
    const ending = new AbortController();
    async function ask() {
      try {
        const results = await import('./results.tsx');
        setLoaded(results);
        const found = isShort ? undefined : await results.searchSite(text, ending.signal);
        if (ending.signal.aborted) return;
        setAnswer(found);
        setFailed(false);
      } catch {
        if (!ending.signal.aborted) setFailed(true);
      }
    }
    const timer = setTimeout(ask, isShort ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text, open, isShort]);

  return {
    answer: isShort ? { text, total: 0, results: [] } : answer,
    failed,
    SearchResults: loaded?.SearchResults,
  };
}
