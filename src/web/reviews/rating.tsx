import { parseRating } from '../../domain/stars.ts';
import { Stars } from '../ui/stars.tsx';

/** A review's rating, if it has one: stars, or its own words beside one star. */
export function Rating({ text }: { text: string | null }) {
  if (!text) return null;
  const rating = parseRating(text);
  return rating === undefined ? (
    <p className="font-semibold">{`★ ${text}`}</p>
  ) : (
    <Stars rating={rating} />
  );
}
