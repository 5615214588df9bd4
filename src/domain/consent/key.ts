/** Where a browser keeps whether its visitor agreed to be counted: yes or no. */
export const consentKey = 'analytics';
