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
  // Runs after React has hydrated the page, or once the admin has found a session.
  const event = ownerFlag in document.documentElement.dataset ? 'hydrated' : ownerEvent;
  addEventListener(event, showEditLink, { once: true });
}

let isHydrated = false;
// Before the loader repeats a click that came too early.
addEventListener(
  'hydrated',
  () => {
    isHydrated = true;
  },
  { capture: true },
);
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-report]');
  if (!button || !isHydrated) return;
  import('./reports/open-report.tsx').then(
    ({ openReport }) => openReport(button),
    () => location.assign('/contact'),
  );
});

// Evaluating these files at once blocked a mid-range phone for 60 ms.
setTimeout(start);
