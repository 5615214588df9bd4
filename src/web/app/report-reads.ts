import type { AnyRouter } from '@tanstack/react-router';
import { pageReadsPath, recordOfPath } from '../../contract/page-reads/record-address.ts';

/** Tells the server of each record that a link of the page opens; it counts pages that load whole itself. */
export function reportReads(router: AnyRouter) {
  let isLink = false;
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isLink = action.type === 'PUSH';
  });
  router.subscribe('onResolved', ({ pathChanged, toLocation: { pathname } }) => {
    if (!isLink || !pathChanged || !recordOfPath(pathname)) return;
    const body = new Blob([JSON.stringify({ path: pathname })], { type: 'application/json' });
    navigator.sendBeacon(pageReadsPath, body);
  });
}
