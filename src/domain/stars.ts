export type Star = 'full' | 'half' | 'empty';

/** A star's outline on 24 by 24 units, and the outline of its left half. */
export const starOutline =
  'M12 2.6 14.9 8.6 21.5 9.5 16.7 14.1 17.9 20.7 12 17.5 6.1 20.7 7.3 14.1 2.5 9.5 9.1 8.6Z';
export const leftHalfOutline = 'M12 2.6 12 17.5 6.1 20.7 7.3 14.1 2.5 9.5 9.1 8.6Z';

/** Five stars of a rating of 0 to 5: full ones for its integer part, a half one for any fraction, empty ones after. */
export function starsOf(rating: number): Star[] {
  const full = Math.floor(rating);
  return Array.from({ length: 5 }, (_, index) => {
    if (index < full) return 'full';
    return index < rating ? 'half' : 'empty';
  });
}

/**
 * Reads a rating as an owner writes it: "4.5", "4.5/5" or star emoji, which are counted.
 * @returns stars from 0 to 5, or undefined where the text names none
 */
export function parseRating(text: string | null | undefined): number | undefined {
  const emoji = text?.match(/[⭐★🌟]/gu)?.length;
  if (emoji) return emoji <= 5 ? emoji : undefined;
  const [, number] = /^\s*(\d+(?:[.]\d+)?)\s*(?:\/\s*5\s*)?$/.exec(text ?? '') ?? [];
  const rating = Number(number);
  return rating <= 5 ? rating : undefined;
}
