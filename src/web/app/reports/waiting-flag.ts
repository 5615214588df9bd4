/** Set while a report waits for a connection, so that no page opens the database in vain. */
export const waitingFlag = 'reports-waiting';

export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(waitingFlag) !== null;
  } catch {
    return false;
  }
}
