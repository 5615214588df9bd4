/** Whether a text is an absolute http or https URL. */
export const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** A quick check of an email address in the browser; the server's check is stricter. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** Normalises an email address; only the domain is case-insensitive. */
export function normalEmail(text: string): string {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

/** The link that starts a reply in the owner's mail program. */
export const replyAddress = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
