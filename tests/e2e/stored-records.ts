import type { Page } from '@playwright/test';

/** What the browser has stored of a visitor's records, as a second tab would read it. */
export const storedRecords = (page: Page, store: 'sites' | 'lists' | 'dives' | 'trips') =>
  page.evaluate(
    (name) =>
      new Promise<{ name?: string; note?: string; notes?: string }[]>((resolve, reject) => {
        const opening = indexedDB.open('bottom-time');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    store,
  );
