import { leftHalfOutline, starOutline, toStars } from '../../domain/gear/stars.ts';

/** Moves an outline with absolute coordinates to the place of a star. */
const moved = (outline: string, index: number) =>
  outline.replace(
    /(?<![\d.])([\d.]+) ([\d.]+)/g,
    (_, x: string, y: string) => `${+x + 24 * index} ${y}`,
  );

const outlines = [0, 1, 2, 3, 4].map((index) => moved(starOutline, index)).join('');

/** The stars of a rating, drawn as only two paths, because lists show many ratings. */
export function Stars({ rating }: { rating: number }) {
  const filled = toStars(rating).map((kind, index) =>
    kind === 'empty' ? '' : moved(kind === 'full' ? starOutline : leftHalfOutline, index),
  );
  return (
    <svg
      role="img"
      aria-label={`Rated ${rating} out of 5 stars`}
      viewBox="0 0 120 24"
      className="h-5 w-25 text-ochre"
    >
      <path d={outlines} className="fill-none stroke-current stroke-[1.6]" />
      <path d={filled.join('')} className="fill-current" />
    </svg>
  );
}
