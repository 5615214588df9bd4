import { useDeferredValue } from 'react';

/**
 * A new list with its first entries at once, and the rest when they are drawn; until then the former rest holds
 * their place.
 */
export function useRestLater<Entry extends { id: number }>(
  entries: readonly Entry[],
  atOnce: number,
): readonly Entry[] {
  const drawn = useDeferredValue(entries);
  if (drawn === entries || entries.length <= atOnce) return entries;
  const first = entries.slice(0, atOnce);
  const rest = drawn.slice(atOnce, entries.length);
  return [...first, ...rest.filter(({ id }) => first.every((one) => one.id !== id))];
}
