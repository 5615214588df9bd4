import type { Page } from '@playwright/test';

/**
 * The stored records of a visitor, as a second tab would read them; empty before
 * the page has created its database.
 */
export const storedRecords = (
  page: Page,
  store: 'sites' | 'lists' | 'dives' | 'trips' | 'copies',
) =>
  page.evaluate(
    (name) =>
      new Promise<{ name?: string; note?: string; notes?: string }[]>((resolve) => {
        const opening = indexedDB.open('bottom-time');
        // An aborted upgrade leaves no database without the stores of the page.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
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
