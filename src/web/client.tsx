import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
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
}

addEventListener('alive', () => void import('./saved/offline/start.ts'));

// Evaluating these files at once blocked a mid-range phone for 60 ms.
setTimeout(start);
