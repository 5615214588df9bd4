/** The message of the 409 for a subscribed address. It stands apart from the schemas, so that pages load no zod for it. */
export const alreadySubscribed = 'Email already subscribed';
