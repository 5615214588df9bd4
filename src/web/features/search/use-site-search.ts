import { useEffect, useRef, useState } from 'react';
import { useReads } from '../../app/reads.ts';

type Engine = typeof import('./engine.ts');

interface Loaded {
  engine: Engine;
  search: import('./engine.ts').SearchText | undefined;
}

type Answer = import('./engine.ts').Answer;

const debounceMs = 150;

/** `start` loads the search, and tries again after a failure. */
function useEngine() {
  const reads = useReads();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  const complete = useRef(false);

  async function start() {
    if (loading.current || complete.current) return;
    loading.current = true;
    setFailed(false);
    try {
      const engine = await import('./engine.ts');
      const { search, incomplete } = await engine.loadSearch(reads);
      complete.current = !incomplete;
      setLoaded({ engine, search });
    } catch {
      setFailed(true);
    } finally {
      loading.current = false;
    }
  }
  return { loaded, failed, start };
}

/** Waits for a pause in typing; the last answer stays until the next. */
function useServerSearch(engine: Engine | undefined, text: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!engine) return undefined;
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const outcome = await engine.searchOnServer(text, ending.signal);
        setAnswer({ text, outcome });
        setFailed(false);
      } catch {
        if (!ending.signal.aborted) setFailed(true);
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [engine, text]);
  return { answer, failed };
}

/**
 * A small site is searched at once in the browser; the server adds species, regions and their
 * number. Without it, what the browser found stands.
 * @returns `answer` is absent until it can be shown, and its `total` until it counts every kind
 */
export function useSiteSearch(text: string, open: boolean) {
  const { loaded, failed, start } = useEngine();
  const search = loaded?.search;
  const isAsked = open && text.trim().length > 1 && loaded !== undefined;
  const server = useServerSearch(isAsked ? loaded.engine : undefined, text);

  const answer = open ? loaded?.engine.chooseAnswer(text, search, server) : undefined;
  return {
    start,
    answer,
    failed: failed || (isAsked && !search && server.failed),
    SearchResults: loaded?.engine.SearchResults,
  };
}
