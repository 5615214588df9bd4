export type Star = 'full' | 'half' | 'empty';

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
