/** A text with a capital first letter. */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with its noun, e.g. "1 dive site" or "1,100 dive sites". */
export const countText = (count: number, noun: string) =>
  `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`;

/** Prevents line breaks before symbols and between numbers and units. */
export function nonBreaking(text: string): string {
  return text.replace(/ (?=[+&/–—](?:[ :,.]|$))|(?<=\d) (?=(?:m|mm|km|kg|L|°C)\b)/g, '\u00a0');
}
