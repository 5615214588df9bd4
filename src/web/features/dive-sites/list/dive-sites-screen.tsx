import { type ReactNode, Suspense } from 'react';
import type { Alternative } from '../../../../contract/conditions/outlook.ts';
import type { NearbySite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteRegion } from '../../../../contract/regions.ts';
import { coastWater, plateCaption, siteScene } from '../../../../domain/dive-sites/look.ts';
import { accessLabels, typeLabels } from '../../../../domain/dive-sites/terms.ts';
import { positionCaution } from '../../../../domain/geo/positions.ts';
import { isPlate } from '../../../../domain/pictures/pictures.ts';
import { parksAndHospitalsCredit, SurveyAttribution } from '../../../ui/attributions.tsx';
import { FramedHero, PageHero } from '../../../ui/page-hero.tsx';
import { SiteGuide } from '../guide/lazy-guide.ts';
import type { SiteLifeViews } from '../guide/site-guide.tsx';
import { SitePhoto } from '../parts/site-photo.tsx';
import { type ListProps, SiteList } from './site-list.tsx';

interface ScreenProps extends ListProps {
  nearby?: NearbySite[] | undefined;
  alternatives?: Alternative[] | undefined;
  life?: SiteLifeViews | undefined;
  region?: SiteRegion | undefined;
  section?: string | null | undefined;
  conditions?: ReactNode;
  actions?: ReactNode;
  isMissing?: boolean;
}

export function DiveSitesScreen(props: ScreenProps) {
  const {
    nearby = [],
    alternatives = [],
    life,
    region,
    section = null,
    isMissing = false,
    conditions,
    actions,
    ...list
  } = props;
  const { site, landing } = list;
  return (
    <div data-water={site && coastWater(site)}>
      <div className="print:hidden">
        {site ? (
          <FramedHero
            title={site.name}
            lead={[
              site.region,
              site.type && typeLabels[site.type],
              site.access && accessLabels[site.access],
            ]
              .filter(Boolean)
              .join(' · ')}
            picture={
              <figure>
                <SitePhoto
                  site={site}
                  words={section}
                  sizes="(min-width: 768px) 432px, 100vw"
                  priority
                />
                {site.imageUrl && isPlate(site.imageUrl) && (
                  <figcaption className="legend px-5 pt-1.5 [--legend:var(--color-haze)] md:px-0">
                    {plateCaption(site)}
                  </figcaption>
                )}
              </figure>
            }
          />
        ) : (
          <PageHero
            title={landing?.title ?? 'Australian dive sites'}
            lead={
              landing?.sentence ||
              'Reefs, wrecks, walls and jetties, from coral in the north to kelp in the south: how deep, how cold, how to get in.'
            }
            slim
            image={siteScene(landing?.value === 'wreck' ? 'wreck' : undefined)}
          />
        )}
      </div>
      {site && (
        <Suspense>
          <SiteGuide
            {...{ site, nearby, alternatives, life, region, section, conditions, actions }}
          />
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
        <SiteList {...list} />
      </div>
      <Attribution />
    </div>
  );
}

function Attribution() {
  return (
    <p className="mx-auto max-w-6xl px-5 pb-12 text-sm text-muted print:mt-3 print:px-0 print:pb-0 print:leading-snug">
      <span className="print:hidden">{positionCaution}</span> <SurveyAttribution /> Some positions ©{' '}
      <a href="https://www.openstreetmap.org/copyright" className="underline">
        OpenStreetMap contributors
      </a>
      , ODbL. <span className="print:hidden">{parksAndHospitalsCredit}</span>
    </p>
  );
}
