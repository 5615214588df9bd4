import type { ListedReview } from '../../../contract/reviews.ts';
import { parseRating } from '../../../domain/gear/stars.ts';
import { Stars } from '../../ui/stars.tsx';

/** The owner's stars, or the label of the owner's pick. */
export function Rating({ review }: { review: Pick<ListedReview, 'rating' | 'pickFor'> }) {
  const { rating: text, pickFor } = review;
  if (!text) return pickFor ? <p className="font-semibold">{`Our pick for ${pickFor}`}</p> : null;
  const rating = parseRating(text);
  return rating === undefined ? (
    <p className="font-semibold">{`★ ${text}`}</p>
  ) : (
    <Stars rating={rating} />
  );
}
