/** A number with its noun, e.g. "1 dive site" or "1,100 dive sites". */
export const countText = (count: number, noun: string) =>
  `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`;
