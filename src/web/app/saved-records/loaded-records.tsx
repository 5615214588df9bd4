import { type ComponentType, useEffect, useState } from 'react';

export const Reading = () => <p className="min-h-96 text-muted">Reading what you saved …</p>;

/** Renders the visitor's own records after hydration, since the server renders one page for everybody. */
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
