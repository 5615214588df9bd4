import { useEffect } from 'react';

function takeKey() {
  const key = location.hash.split('#steward=')[1];
  if (key === undefined) return;
  // `replaceState` removes the key, so that no other script reads it and no visitor shares it.
  history.replaceState(history.state, '', location.pathname + location.search);
  import('../../../app/reports/steward-link.ts').then(
    ({ openStewardLink }) => openStewardLink(key),
    () => {},
  );
}

/** Opens a steward's link: reads the key from the guide's address and removes it there. */
export function useStewardLink() {
  useEffect(() => {
    takeKey();
    addEventListener('hashchange', takeKey);
    return () => removeEventListener('hashchange', takeKey);
  }, []);
}
