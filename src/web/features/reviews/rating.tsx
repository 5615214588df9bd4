import { parseRating } from '../../../domain/gear/stars.ts';
import { Stars } from '../../ui/stars.tsx';

export function Rating({ text }: { text: string | null }) {
  if (!text) return null;
  const rating = parseRating(text);
  return rating === undefined ? (
    <p className="font-semibold">{`★ ${text}`}</p>
  ) : (
    <Stars rating={rating} />
  );
}
