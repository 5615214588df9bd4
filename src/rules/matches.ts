/** Tells whether any of the fields holds the text, whatever the case of its letters. */
export function matches(text: string, fields: (string | null | undefined)[]): boolean {
  const wanted = text.trim().toLowerCase();
  return fields.some((field) => field?.toLowerCase().includes(wanted));
}
