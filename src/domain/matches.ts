/**
 * One lowered text of some fields: it holds what one of them holds, since no search text holds the
 * sign between them. For fields that are looked through again and again.
 */
export function joined(fields: readonly string[]): string {
  return fields.join('\0').toLowerCase();
}

/** Tells whether any of the fields holds the text, whatever the case of its letters. */
export function matches(text: string, fields: (string | null | undefined)[]): boolean {
  const wanted = text.trim().toLowerCase();
  return fields.some((field) => field?.toLowerCase().includes(wanted));
}
