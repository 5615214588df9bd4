/** Whether a text is a day of this century, YYYY-MM-DD. */
export const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

export function readBriefingUrl(search: Record<string, unknown>): { date?: string | undefined } {
  const date = String(search.date ?? '');
  return { date: isDay(date) ? date : undefined };
}
