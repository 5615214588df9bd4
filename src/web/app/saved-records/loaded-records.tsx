import { type ComponentType, useEffect, useState } from 'react';
import { Reading } from './reading.tsx';

/** What is the visitor's own comes after the page, which the server renders for everybody. */
export function LoadedRecords({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Records, setRecords] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what loads is always the same
  useEffect(() => {
    load().then(
      (module) => setRecords(() => module.default),
      () => setFailed(true),
    );
  }, []);
  return (
    <>
      {Records ? <Records /> : <Reading />}
      {failed && (
        <p role="alert">Part of this page could not be loaded. Try again with a connection.</p>
      )}
    </>
  );
}
