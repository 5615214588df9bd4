import { channelName, databaseName } from './ids.ts';

async function waitForRecords() {
  const channel = new BroadcastChannel(channelName);
  const notified = new Promise((resolve) => {
    channel.onmessage = resolve;
  });
  try {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === databaseName)) await notified;
  } catch {
    // A browser without indexedDB.databases() may have records.
  }
  channel.close();
}

/** Resolves at once if the browser may have records, otherwise when a tab saves the first one. */
export const firstRecord = waitForRecords();
