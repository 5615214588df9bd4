/** The data attribute of the document that the server or the admin sets for a signed-in owner. */
export const ownerFlag = 'owner';

/** The window event that the admin dispatches when it finds a session. */
export const ownerEvent = 'owner';
