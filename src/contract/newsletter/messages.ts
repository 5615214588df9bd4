/** Apart from the schemas, so that pages load no zod for it. */
export const alreadySubscribed = 'Email already subscribed';

export const noMoreMails =
  'Our mails to this address were refused or reported as unwanted, so we send it none. Write to us if that should change.';
