import { lazy, Suspense, useRef, useState } from 'react';
import type { SiteLife } from '../../../contract/species.ts';
import { countText } from '../../../domain/text/format.ts';
import { Fold } from '../../ui/fold.tsx';
import { useNear } from '../../ui/use-near.ts';

const RecordedLife = lazy(() => import('./recorded-life.tsx'));

/** The recorded species of a site; the list and its code load near the screen. */
export function LifeFrame({ siteId, life }: { siteId: number; life: SiteLife }) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const { surveys, species, lastYear } = life;
  useNear(frame, '300px', () => setNear(true));
  if (surveys === 0) return null;
  return (
    <section aria-labelledby="recorded" className="no-print">
      <h2 id="recorded" className="mb-2 text-step-2">
        Recorded here
      </h2>
      <Fold label={`${species} species, most often seen first`}>
        <p className="mb-3 max-w-[66ch] legend">
          {`Reef Life Survey divers recorded ${species} species in ${countText(surveys, 'survey')} at or near this site, up to ${lastYear}. The number says in how many of the surveys.`}
        </p>
        <div ref={frame} className={species >= 12 ? 'min-h-120' : undefined}>
          {near && (
            <Suspense>
              <RecordedLife key={siteId} siteId={siteId} species={species} surveys={surveys} />
            </Suspense>
          )}
        </div>
      </Fold>
    </section>
  );
}
