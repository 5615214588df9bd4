/** `part` is empty where it is unknown, and the whole value where no part is left. */
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
