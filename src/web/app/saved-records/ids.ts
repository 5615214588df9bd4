/** A random id for a new record; works in insecure contexts too, which lack randomUUID. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const databaseName = 'bottom-time';

/** The channel that notifies other tabs of changed records. */
export const channelName = 'bottom-time-saved';
