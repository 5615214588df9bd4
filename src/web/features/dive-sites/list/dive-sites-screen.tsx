import { type ComponentProps, Suspense } from 'react';
import { siteScene } from '../../../../domain/dive-sites/look.ts';
import { coastWater } from '../../../../domain/geo/coast-waters.ts';
import { positionCaution } from '../../../../domain/geo/position-text.ts';
import { parksAndHospitalsCredit, SurveyAttribution } from '../../../ui/attributions.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { SiteGuide } from '../guide/lazy-guide.ts';
import { type ListProps, SiteList } from './site-list.tsx';

interface ScreenProps extends Omit<ListProps, 'site'> {
  guide?: ComponentProps<typeof SiteGuide> | undefined;
  isMissing?: boolean;
}

export function DiveSitesScreen({ guide, isMissing = false, ...list }: ScreenProps) {
  const { landing } = list;
  const site = guide?.site;
  return (
    <div data-water={site && coastWater(site)}>
      {!site && (
        <div className="print:hidden">
          <PageHero
            title={landing?.title ?? 'Australian dive sites'}
            lead={
              landing?.sentence ||
              'Reefs, wrecks, walls and jetties, from coral in the north to kelp in the south: how deep, how cold, how to get in.'
            }
            slim
            image={siteScene(landing?.value === 'wreck' ? 'wreck' : undefined)}
          />
        </div>
      )}
      {guide && (
        <Suspense>
          <SiteGuide {...guide} />
        </Suspense>
      )}
      <div id="sites" className="no-print mx-auto max-w-6xl scroll-mt-20 px-5 py-5">
        {isMissing && (
          <p role="status" className="mb-6 border-l-6 border-coral bg-sand p-4">
            We know no dive site at this address; it may have been removed. Here are all the others.
          </p>
        )}
        <h2 className={site ? 'mb-3 text-step-2' : 'sr-only'}>
          {site ? 'Find another dive site' : 'Find a dive site'}
        </h2>
        <SiteList {...list} site={site} />
      </div>
      <Attribution />
    </div>
  );
}

function Attribution() {
  return (
    <div className="mx-auto max-w-6xl px-5 pb-6 text-sm text-muted md:pb-12 print:mt-3 print:px-0 print:pb-0 print:leading-snug">
      <Fold label="Where positions and surveys come from">
        <p>
          <span className="print:hidden">{positionCaution}</span> <SurveyAttribution /> Some
          positions and boat ramps ©{' '}
          <a href="https://www.openstreetmap.org/copyright" className="underline">
            OpenStreetMap contributors
          </a>
          , ODbL. <span className="print:hidden">{parksAndHospitalsCredit}</span>
        </p>
      </Fold>
    </div>
  );
}
