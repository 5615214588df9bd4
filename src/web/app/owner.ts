/** The data attribute of the document for a signed-in owner, set by the server or the admin. */
export const ownerFlag = 'owner';

/** Fires on the window once the admin has found a session. */
export const ownerEvent = 'owner';
