/** The id of the dive site whose position the emergency page reads out; anything else is left out. */
export function readEmergencyUrl(search: Record<string, unknown>): { site?: string | undefined } {
  const id = String(search.site ?? '');
  return { site: /^[1-9]\d{0,8}$/.test(id) ? id : undefined };
}
