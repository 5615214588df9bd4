const shape = /^2\d{3}-\d{2}-\d{2}$/;

export function readBriefingUrl(search: Record<string, unknown>): { date?: string | undefined } {
  const text = String(search.date ?? '');
  const day = shape.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const exists = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return { date: exists && text < '2100' ? text : undefined };
}
