export type Star = 'full' | 'half' | 'empty';

/** Paths on 24 by 24 units: the whole star, and its left half. */
export const starOutline =
  'M12 2.6 14.9 8.6 21.5 9.5 16.7 14.1 17.9 20.7 12 17.5 6.1 20.7 7.3 14.1 2.5 9.5 9.1 8.6Z';
export const leftHalfOutline = 'M12 2.6 12 17.5 6.1 20.7 7.3 14.1 2.5 9.5 9.1 8.6Z';

/** The stars of a rating; any fraction gives a half star. */
export function toStars(rating: number): Star[] {
  const full = Math.floor(rating);
  return Array.from({ length: 5 }, (_, index) => {
    if (index < full) return 'full';
    return index < rating ? 'half' : 'empty';
  });
}

/** Reads a rating such as "4.5" or "4.5/5", or counts star emoji; undefined without a rating. */
export function parseRating(text: string | null | undefined): number | undefined {
  const emoji = text?.match(/[⭐★🌟]/gu)?.length;
  if (emoji) return emoji <= 5 ? emoji : undefined;
  const [, number] = /^\s*(\d+(?:[.]\d+)?)\s*(?:\/\s*5\s*)?$/.exec(text ?? '') ?? [];
  const rating = Number(number);
  return rating <= 5 ? rating : undefined;
}
