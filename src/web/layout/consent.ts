export const reviewConsent = 'review-consent';

/** Opens the consent bar; if the bar's code loads only later, the attribute opens the bar then. */
export function askForReview() {
  document.documentElement.dataset.consent = 'open';
  window.dispatchEvent(new Event(reviewConsent));
}

/**
 * Runs before the tag manager and denies storage until the visitor agrees (Consent Mode v2).
 * Marks the page if no answer is stored, so that the layout reserves space for the bar before the
 * first paint.
 */
export const consentScript =
  "window.dataLayer=window.dataLayer||[];(function(){dataLayer.push(arguments)})('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});try{if(!/^(yes|no)$/.test(localStorage.getItem('analytics')))document.documentElement.dataset.consent='open'}catch{document.documentElement.dataset.consent='open'}";
