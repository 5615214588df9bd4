/** Tells whether a text looks like an email address. The server's check is the stricter one. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** An address as it is stored: trimmed, its domain in lower case (the part before the @ is its owner's business). */
export function normalEmail(text: string): string {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

/** A mailto: address that opens an answer to a message. */
export const replyAddress = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
