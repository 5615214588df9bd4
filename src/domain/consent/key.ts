/** The localStorage key of a visitor's consent to analytics: yes or no. */
export const consentKey = 'analytics';
