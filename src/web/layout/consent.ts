export const reviewConsent = 'review-consent';

/** Opens the consent bar; sets an attribute too, for a bar whose code has not loaded yet. */
export function askForReview() {
  document.documentElement.dataset.consent = 'open';
  window.dispatchEvent(new Event(reviewConsent));
}

/**
 * Runs before the tag manager and denies storage until the visitor agrees (Consent Mode v2).
 * Marks the page if the bar will open, so that the layout reserves space before the first paint.
 */
export const consentScript =
  "window.dataLayer=window.dataLayer||[];(function(){dataLayer.push(arguments)})('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});try{if(!/^(yes|no)$/.test(localStorage.getItem('analytics')))document.documentElement.dataset.consent='open'}catch{document.documentElement.dataset.consent='open'}";
