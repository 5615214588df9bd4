import { useDeferredValue } from 'react';

/** Draws the first entries of a new list at once; until the rest follows, the former rest holds its place. */
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
