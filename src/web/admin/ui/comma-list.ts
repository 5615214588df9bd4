/**
 * Reads a value that has commas between its parts, one for each name; an unknown part is empty.
 * @returns the part at an index, and the value with another part there: empty where no part is left
 */
export function commaList(value: string, names: readonly unknown[]) {
  const texts = value.split(',').map((text) => text.trim());
  return {
    at: (index: number) => texts[index] ?? '',
    with(index: number, text: string) {
      const next = names.map((_, other) => (other === index ? text : (texts[other] ?? '')));
      return next.some(Boolean) ? next.join(', ') : '';
    },
  };
}
