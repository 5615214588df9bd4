/** The largest price that fits decimal 10,2, in cents. */
const limit = 9_999_999_999;

/** Reads "$1,299", "1299.00" or 1299. @returns cents, null for no price, undefined if invalid */
export function parsePrice(price: string | number | null | undefined): number | null | undefined {
  const text = String(price ?? '').trim();
  if (!text) return null;
  const [, dollars, cents = ''] =
    /^(?:(?:AUD?\s*)?[$]|AUD\s)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:[.](\d{1,2}))?$/i.exec(text) ?? [];
  if (!dollars) return undefined;
  const value = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return value <= limit ? value : undefined;
}

export function decimalPrice(cents: number): string {
  return (cents / 100).toFixed(2);
}

export function findAmount(text: string | null): string | undefined {
  return /\d[\d,]*(?:[.]\d{1,2})?/.exec(text ?? '')?.[0].replaceAll(',', '');
}

/** Adds a dollar sign to a bare number: "249" becomes "$249". */
export function withDollarSign(text: string): string {
  const trimmed = text.trim();
  return /^\d/.test(trimmed) && parsePrice(trimmed) ? `$${trimmed}` : trimmed;
}
