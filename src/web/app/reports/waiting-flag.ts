/** Key of localStorage, set while a report waits; without it, pages do not open the database. */
export const waitingFlag = 'reports-waiting';

export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(waitingFlag) !== null;
  } catch {
    return false;
  }
}
