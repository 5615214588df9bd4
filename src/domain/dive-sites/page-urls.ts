/** Whether a text is a day of this century, YYYY-MM-DD. */
export const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/** Reads the day of a briefing. */
export function readBriefingUrl(search: Record<string, unknown>): { date?: string | undefined } {
  const date = String(search.date ?? '');
  return { date: isDay(date) ? date : undefined };
}

/** Reads the id of the site whose facts the emergency page shows. */
export function readEmergencyUrl(search: Record<string, unknown>): { site?: string | undefined } {
  const id = String(search.site ?? '');
  return { site: /^[1-9]\d{0,8}$/.test(id) ? id : undefined };
}
