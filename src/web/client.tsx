import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

// Start's own entry brings along what server functions need to cross the wire, some 15 kB; this site has none.
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
}

// After a breath: on a mid-range phone the reading of these files has kept the page from answering for 60 ms.
setTimeout(start);
