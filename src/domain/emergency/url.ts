export function readEmergencyUrl(search: Record<string, unknown>): { site?: string | undefined } {
  const id = String(search.site ?? '');
  return { site: /^[1-9]\d{0,8}$/.test(id) ? id : undefined };
}
