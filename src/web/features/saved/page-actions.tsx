import { useEffect, useState } from 'react';
import type { SiteRef } from '../../../domain/saved/saved.ts';
import type { Saveable } from '../../app/saved-records/saveable.ts';

/** Loads the buttons after paint, since they need scripts; placeholders reserve their height. */
function useButtons() {
  const [buttons, setButtons] = useState<typeof import('./page-buttons.tsx')>();
  useEffect(() => {
    import('./page-buttons.tsx').then(setButtons, () => {
      // The page can be read without the buttons.
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

/** The save and share buttons of a site, as two cells of a row. */
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
