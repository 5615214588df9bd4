/** The wording of the consent, which the form shows and the site stores with the address. */
export const newsletterConsent =
  'By subscribing you agree to receive our newsletter by email. Every message has a link to unsubscribe.';

/** The consent of a subscriber; a part is null if unknown. */
export interface Consent {
  consentAt: string | null;
  consentPage: string | null;
  consentWording: string | null;
}

/** A consent as one line, e.g. `2026-10-04T00:00:00.000Z on /contact: By subscribing you …`. */
export function consentText({ consentAt, consentPage, consentWording }: Consent): string {
  if (!consentAt) return consentWording ?? '';
  return `${consentAt}${consentPage ? ` on ${consentPage}` : ''}: ${consentWording ?? ''}`;
}

export function readConsent(text: string): Consent {
  const [, consentAt = null, consentPage = null, words] =
    /^(\d{4}-\d\d-\d\dT[\d:.]+Z)(?: on (\S+))?: ([\s\S]*)$/.exec(text) ?? [];
  return { consentAt, consentPage, consentWording: (consentAt ? words : text) || null };
}

/** The localStorage key of a visitor's answer on analytics: yes or no. */
export const consentKey = 'analytics';
