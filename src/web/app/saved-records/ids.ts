/** A new record's id; also where the page is not secure, which lacks randomUUID. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const databaseName = 'bottom-time';

/** Tells the other tabs that records have changed. */
export const channelName = 'bottom-time-saved';
