export function offsetWords(
  { minutes, source }: { minutes: number; source: string | null },
  station: string,
): string {
  const apart = `${Math.abs(minutes)} minutes ${minutes < 0 ? 'before' : 'after'} ${station}`;
  return `The times here are ${apart}.${source ? ` Source: ${source}.` : ''}`;
}
