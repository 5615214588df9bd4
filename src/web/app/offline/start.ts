import { mayBeStored, serviceWorkerPath } from '../../../domain/offline/offline-paths.ts';
import { copyFlag, isOffline } from '../../ui/device.ts';

async function showBar(...line: Parameters<typeof import('./bar.ts').showBar>) {
  (await import('./bar.ts')).showBar(...line);
}

/** The age in milliseconds from which a copy is refreshed. */
const freshMs = 24 * 3_600_000;

function offerVersion(waiting: ServiceWorker) {
  void showBar('A new version of this site is ready.', 'Reload', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    waiting.postMessage('take-over');
  });
}

/** Whether the full service worker is active; it replaces the emergency worker without an offer. */
const isInUse = ({ active }: ServiceWorkerRegistration) =>
  active?.scriptURL.endsWith(serviceWorkerPath);

/** Offers to load each new version that is installed while the full service worker is active. */
function watchVersions(registration: ServiceWorkerRegistration) {
  if (registration.waiting && isInUse(registration)) offerVersion(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isInUse(registration)) offerVersion(installing);
    });
  });
}

/** Shows a notice if the service worker served this page from a copy. */
function askForCopy() {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (!(data as { isCopy?: boolean }).isCopy) return;
    document.documentElement.dataset[copyFlag] = '';
    void showBar('No connection: you are reading the copy that you saved.', 'Try again', () =>
      location.reload(),
    );
  });
  navigator.serviceWorker.controller?.postMessage('am-i-a-copy');
}

/** Makes links load whole pages while there is no connection, since only pages have copies. */
function loadWholePages() {
  addEventListener(
    'click',
    (event) => {
      if (!isOffline() || event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link || link.origin !== location.origin || link.target) return;
      // The map's buttons have the href "#", whose `hash` is empty.
      if (link.href.includes('#') && link.pathname === location.pathname) return;
      if (mayBeStored(link.pathname)) event.stopImmediatePropagation();
    },
    true,
  );
}

/** Refreshes copies that are older than a day or incomplete, one after the other. */
async function refreshCopies() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (isOffline() || connection?.saveData) return;
  const { isComplete, listCopies, storeCopy } = await import('./copies.ts');
  for (const copy of await listCopies()) {
    const isFresh = Date.now() - Date.parse(copy.storedAt) < freshMs;
    // A deleted page does not stop the refresh of other copies.
    if (!isFresh || !(await isComplete(copy))) await storeCopy(copy).catch(() => {});
  }
}

async function start() {
  if (!('serviceWorker' in navigator) || !mayBeStored(location.pathname)) return;
  const registration = await navigator.serviceWorker.register(serviceWorkerPath, {
    updateViaCache: 'none',
  });
  // A browser that blocks service workers may resolve to undefined.
  if (!registration) return;
  watchVersions(registration);
  askForCopy();
  // Only an active service worker can have stored copies.
  if (registration.active) await refreshCopies();
}

loadWholePages();
// Without a service worker only offline reading is missing, and /saved says so.
(self.requestIdleCallback ?? setTimeout)(() => void start().catch(() => {}));
