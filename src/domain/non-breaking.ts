/**
 * A heading whose signs do not stand alone at a line's end or its start, nor a measure apart from its
 * unit: spaces before them do not break.
 */
export function nonBreaking(text: string): string {
  return text.replace(/ (?=[+&/–—](?:[ :,.]|$))|(?<=\d) (?=(?:m|mm|km|kg|L|°C)\b)/g, '\u00a0');
}
