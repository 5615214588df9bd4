import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '../../../app/analytics.ts';

const typingPauseMs = 250;

/** The text of the search box, ahead of the address during typing; navigation resets the text. */
export function useSearchText(addressText: string, commit: (text: string) => void) {
  const router = useRouter();
  const [box, setBox] = useState({ text: addressText });
  const [seen, setSeen] = useState(addressText);
  /** Committed texts that the address does not contain yet. */
  const sent = useRef<string[]>([]);
  const pending = useRef<{ text: string; timer: number }>(undefined);
  if (addressText !== seen) {
    setSeen(addressText);
    if (!sent.current.includes(addressText)) setBox({ text: addressText });
  }

  const latest = useRef({ addressText, commit });
  useEffect(() => {
    latest.current = { addressText, commit };
  });
  useEffect(() => {
    // A newer text replaces the older ones, which never reach the address.
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
    },
    [cancel],
  );

  useEffect(() => {
    let cancelled = false;
    const stops = [
      // The history notifies at once, while the requested page may still be loading.
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

  /** Updates the address, and with it the list, after a pause in typing. */
  const type = (text: string) => {
    cancel();
    if (text === latest.current.addressText) return;
    const timer = window.setTimeout(() => {
      pending.current = undefined;
      sent.current.push(text);
      latest.current.commit(text);
      if (text.length > 2) track('search_dive_sites', { label: text });
    }, typingPauseMs);
    pending.current = { text, timer };
  };

  const takePending = () => {
    const text = cancel();
    if (text !== undefined) sent.current.push(text);
    return text;
  };

  return { box, type, reset, takePending };
}
