import './offline/start.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { pageReadsPath } from '../../contract/page-reads/record-address.ts';
import { hasWaiting } from './reports/waiting-flag.ts';

// Videos and product links in texts are plain HTML; their code loads at the first click.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    'a[data-play], a[data-product]',
  );
  // A click with a modifier key opens a new tab.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.dataset.play) event.preventDefault();
  import('./post-blocks.ts')
    .then(({ followBlock }) => followBlock(link))
    .catch(() => link.dataset.play && location.assign(link.href));
});

/** Sends the divers' reports that wait on this device. */
function sendReports() {
  if (hasWaiting())
    import('./reports/send.ts').then(
      ({ sendWaiting }) => sendWaiting(),
      () => {},
    );
}
addEventListener('online', sendReports);
sendReports();

/** Tells the server which pages client-side links open; it counts full page loads itself. */
export function reportReads(router: AnyRouter) {
  let isLink = false;
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isLink = action.type === 'PUSH';
  });
  router.subscribe('onResolved', ({ pathChanged, fromLocation, toLocation }) => {
    if (!isLink || !pathChanged || toLocation.pathname.startsWith('/admin')) return;
    const visit = { path: toLocation.pathname, from: fromLocation?.pathname };
    // The browser's tools show the body of a fetch, but not the body of a beacon.
    fetch(pageReadsPath, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(visit),
    }).catch(() => {});
  });
}
