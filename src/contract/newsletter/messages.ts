/** Separate from the schemas, so that pages load no zod for them. */
export const alreadySubscribed = 'Email already subscribed';

export const noMoreMails =
  'Our mails to this address were refused or reported as unwanted, so we send it none. Write to us if that should change.';
