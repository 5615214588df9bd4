import { startTransition, useEffect, useRef, useState } from 'react';
import { track } from '../analytics.ts';

/** The address follows the typed text after this pause, in milliseconds. */
const typingPause = 350;

/**
 * The text of the search box, which runs ahead of the address while someone types.
 * @param addressText what the address asks for
 * @param commit brings the address up to what was typed
 * @returns `wanted`: what to look for now; `given`: what the box shows when the address changes by
 * itself (Back, a link, Clear Filters), a new object each time
 */
export function useSearchText(addressText: string, commit: (text: string) => void) {
  const [wanted, setWanted] = useState(addressText);
  const [given, setGiven] = useState({ text: addressText });
  const [seen, setSeen] = useState(addressText);
  /** Texts that were sent to the address and have not come back yet. */
  const sent = useRef<string[]>([]);
  if (addressText !== seen) {
    setSeen(addressText);
    if (!sent.current.includes(addressText)) {
      setGiven({ text: addressText });
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

  useEffect(() => {
    if (wanted === latest.current.addressText) return;
    const timer = setTimeout(() => {
      sent.current.push(wanted);
      latest.current.commit(wanted);
      if (wanted.length > 2) track('search_dive_sites', { label: wanted });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [wanted]);

  /** For every key: the letter stands at once, the list follows when the browser has the time. */
  const type = (text: string) => startTransition(() => setWanted(text));
  return { wanted, given, type };
}
