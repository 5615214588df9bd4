/** The data attribute of the document of a browser that is signed in, set by the server or the admin. */
export const ownerFlag = 'owner';

/** Fires on the window once the admin has found a session. */
export const ownerEvent = 'owner';
