/** Keeps symbols off the line's ends, and numbers beside their units. */
export function nonBreaking(text: string): string {
  return text.replace(/ (?=[+&/–—](?:[ :,.]|$))|(?<=\d) (?=(?:m|mm|km|kg|L|°C)\b)/g, '\u00a0');
}
