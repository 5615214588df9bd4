import { channelName, databaseName } from './names.ts';

async function waitForRecords() {
  const channel = new BroadcastChannel(channelName);
  const told = new Promise((resolve) => {
    channel.onmessage = resolve;
  });
  try {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === databaseName)) await told;
  } catch {
    // A browser that does not tell may hold records.
  }
  channel.close();
}

/** Resolves at once where the browser may hold records, otherwise when a tab saves the first. */
export const whenSaved = waitForRecords();
