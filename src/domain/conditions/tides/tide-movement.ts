import type { TideExtreme } from './tide-windows.ts';

/** Minutes around a turn in which a tide moves by only a twelfth of its range. */
const quietMinutes = 60;

/**
 * Whether the tide moves more than at neaps: the range between the turns before and after
 * a moment exceeds the neap range, and neither turn is near. Null if one of the turns is unknown.
 * @param extremes in the order of their times
 * @param neapMetres the maximum range of a neap tide
 */
export function movesMoreThanAtNeaps(
  at: Date,
  extremes: readonly TideExtreme[],
  neapMetres: number,
): boolean | null {
  const index = extremes.findIndex(({ time }) => time > at);
  const [last, next] = [extremes[index - 1], extremes[index]];
  if (!last || !next) return null;
  const minutes = Math.min(at.getTime() - last.time.getTime(), next.time.getTime() - at.getTime());
  return minutes > quietMinutes * 60_000 && Math.abs(next.height - last.height) > neapMetres;
}
