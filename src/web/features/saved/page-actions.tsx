import { useEffect, useState } from 'react';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import type { Saveable } from '../../app/saved-records/saveable.ts';

/** The buttons need scripts, so they come after paint, into places of their height. */
function useButtons() {
  const [buttons, setButtons] = useState<typeof import('./page-buttons.tsx')>();
  useEffect(() => {
    import('./page-buttons.tsx').then(setButtons, () => {
      // Without a connection the page is still there to be read.
    });
  }, []);
  return buttons;
}

export function PageActions({ subject }: { subject: Exclude<Saveable, SiteRef> }) {
  const buttons = useButtons();
  return (
    <div className="no-print min-h-11">{buttons && <buttons.PageButtons subject={subject} />}</div>
  );
}

const cell = <span className="noscript:hidden" />;

/** Two cells of a row. */
export function SiteActions({ site }: { site: SiteRef }) {
  const buttons = useButtons();
  return buttons ? (
    <buttons.SiteButtons site={site} />
  ) : (
    <>
      {cell}
      {cell}
    </>
  );
}

export function MoreSiteActions({ site }: { site: SiteRef }) {
  const buttons = useButtons();
  return <div className="min-h-20">{buttons && <buttons.MoreSiteButtons site={site} />}</div>;
}
