/** What a subscriber agrees to: shown under the form and kept with the address. */
export const newsletterConsent =
  'By subscribing you agree to receive our newsletter by email. Every message has a link to unsubscribe.';
