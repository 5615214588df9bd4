export const databaseName = 'bottom-time';

/** Tells the other tabs that records have changed. */
export const channelName = 'bottom-time-saved';
