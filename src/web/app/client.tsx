import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ownerEvent, ownerFlag } from './owner.ts';
import { getRouter } from './router.tsx';

// Start's own entry adds 15 kB for server functions, which this site does not use.
function start() {
  const router = getRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
  addEventListener('hydrated', async () => {
    (await import('./after-start.ts')).reportReads(router);
  });
  const showEditLink = async () => (await import('./edit-link.ts')).showEditLink(router);
  // The link appears after hydration, or once the admin has found a session.
  const event = ownerFlag in document.documentElement.dataset ? 'hydrated' : ownerEvent;
  addEventListener(event, showEditLink, { once: true });
}

// The listener is on the window: React stops clicks at the document until their part hydrates.
addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-report]');
    // Until hydration, deferred-scripts.ts prevents such a click, and repeats it afterwards.
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    import('./reports/open-report.tsx').then(
      ({ openReport }) => openReport(link),
      () => location.assign(link.href),
    );
  },
  true,
);

// Evaluating these files at once blocked a mid-range phone for 60 ms.
setTimeout(start);
