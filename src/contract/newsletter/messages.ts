/** Apart from the schemas, so that pages load no zod for it. */
export const alreadySubscribed = 'Email already subscribed';
