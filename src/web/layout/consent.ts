export const reviewConsent = 'review-consent';

/** Runs first: nothing may be stored before consent (Consent Mode v2). */
export const consentScript =
  "window.dataLayer=window.dataLayer||[];(function(){dataLayer.push(arguments)})('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'})";
