/** Prevents line breaks before symbols and between numbers and units. */
export function nonBreaking(text: string): string {
  return text.replace(/ (?=[+&/–—](?:[ :,.]|$))|(?<=\d) (?=(?:m|mm|km|kg|L|°C)\b)/g, '\u00a0');
}
