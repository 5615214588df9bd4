import { useEffect } from 'react';

function takeKey() {
  const key = location.hash.split('#steward=')[1];
  if (key === undefined) return;
  // Removed at once, so that no other script and no shared address holds the key.
  history.replaceState(history.state, '', location.pathname + location.search);
  import('../../../app/reports/steward-link.ts').then(
    ({ openStewardLink }) => openStewardLink(key),
    () => {},
  );
}

/** Takes the key of a steward's link from the address of a guide. */
export function useStewardLink() {
  useEffect(() => {
    takeKey();
    addEventListener('hashchange', takeKey);
    return () => removeEventListener('hashchange', takeKey);
  }, []);
}
