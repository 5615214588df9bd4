import { type ComponentType, useEffect, useState } from 'react';
import { isSiteRef, type Saveable } from '../../app/saved-records/saveable.ts';

/** The buttons need scripts, so they come after paint, into a place of their height. */
export function PageActions({ subject }: { subject: Saveable }) {
  const [Buttons, setButtons] = useState<ComponentType<{ subject: Saveable }>>();
  useEffect(() => {
    import('./page-buttons.tsx').then(
      ({ PageButtons }) => setButtons(() => PageButtons),
      // Without a connection the page is still there to be read.
      () => {},
    );
  }, []);
  return (
    <div className={`no-print ${isSiteRef(subject) ? 'min-h-24 sm:min-h-11' : 'min-h-11'}`}>
      {Buttons && <Buttons subject={subject} />}
    </div>
  );
}
