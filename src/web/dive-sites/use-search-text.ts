import { useRouter } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { track } from '../analytics.ts';

/** The address follows the typed text after this pause. */
const typingPauseMs = 350;

/**
 * The text of the search box, which runs ahead of the address while someone types. A navigation cancels
 * the change of the address that is still to come.
 * @param addressText what the address asks for
 * @param commit brings the address up to what was typed
 * @returns `wanted`: what to search for now; `box`: what the box shows when the address changes by
 * itself (Back, a link, Clear Filters), a new object each time
 */
export function useSearchText(addressText: string, commit: (text: string) => void) {
  const router = useRouter();
  const [wanted, setWanted] = useState(addressText);
  const [box, setBox] = useState({ text: addressText });
  const [seen, setSeen] = useState(addressText);
  /** Texts that were sent to the address and have not come back yet. */
  const sent = useRef<string[]>([]);
  const pending = useRef<{ text: string; timer: number }>(undefined);
  if (addressText !== seen) {
    setSeen(addressText);
    if (!sent.current.includes(addressText)) {
      setBox({ text: addressText });
      setWanted(addressText);
    }
  }

  const latest = useRef({ addressText, commit });
  useEffect(() => {
    latest.current = { addressText, commit };
  });
  useEffect(() => {
    // Older texts never come back: a newer one has taken their place.
    if (sent.current.at(-1) === addressText) sent.current = [];
  }, [addressText]);

  const cancel = useCallback(() => {
    const { text, timer } = pending.current ?? {};
    clearTimeout(timer);
    pending.current = undefined;
    return text;
  }, []);

  const reset = useCallback(
    (text: string) => {
      cancel();
      sent.current = [];
      setBox({ text });
      setWanted(text);
    },
    [cancel],
  );

  useEffect(() => {
    let cancelled = false;
    const stops = [
      // Called at once, while the page that is navigated to may still be loading.
      router.history.subscribe(() => {
        if (cancel() !== undefined) cancelled = true;
      }),
      router.subscribe('onResolved', () => {
        if (cancelled) reset(latest.current.addressText);
        cancelled = false;
      }),
    ];
    return () => {
      cancel();
      for (const stop of stops) stop();
    };
  }, [router, cancel, reset]);

  /** For every key: the box follows at once, the list when the browser has the time, the address after a pause. */
  const type = (text: string) => {
    cancel();
    startTransition(() => setWanted(text));
    if (text === latest.current.addressText) return;
    const timer = window.setTimeout(() => {
      pending.current = undefined;
      sent.current.push(text);
      latest.current.commit(text);
      if (text.length > 2) track('search_dive_sites', { label: text });
    }, typingPauseMs);
    pending.current = { text, timer };
  };

  /** The text that the address does not have yet, for another change of the address to take along. */
  const takePending = () => {
    const text = cancel();
    if (text !== undefined) sent.current.push(text);
    return text;
  };

  return { wanted, box, type, reset, takePending };
}
