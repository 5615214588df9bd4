export function bytesInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
