import { useEffect, useEffectEvent } from 'react';

export type ReportKey = 't' | 'y' | 'a' | 'd' | 's' | 'j' | 'k' | '1' | '2' | '3';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Handles the keys that settle the open report, except in text fields and dialogs. */
export function useReportKeys(isOpen: boolean, onKey: (key: ReportKey) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"]')) return;
    const key = event.key.toLowerCase();
    if (!'tyadsjk123'.includes(key) || key.length !== 1) return;
    event.preventDefault();
    // A held key would settle the next reports unread.
    if (event.repeat && key !== 'j' && key !== 'k') return;
    onKey(key as ReportKey);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen]);
}
