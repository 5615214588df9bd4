export const reviewConsent = 'review-consent';

/** The mark on the page stays for a bar whose code has not arrived. */
export function askForReview() {
  document.documentElement.dataset.consent = 'open';
  window.dispatchEvent(new Event(reviewConsent));
}

/**
 * Runs first of all with a tag manager: nothing may be stored before the visitor agreed (Consent Mode v2).
 * Marks the page on which the bar will open, so that what it would cover has made room before the first paint.
 */
export const consentScript =
  "window.dataLayer=window.dataLayer||[];(function(){dataLayer.push(arguments)})('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});try{if(!/^(yes|no)$/.test(localStorage.getItem('analytics')))document.documentElement.dataset.consent='open'}catch{document.documentElement.dataset.consent='open'}";
