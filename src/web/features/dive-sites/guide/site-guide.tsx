import { type ReactNode, useMemo } from 'react';
import type { Alternative } from '../../../../contract/conditions/outlook.ts';
import type { DiveSite, Neighbour } from '../../../../contract/dive-sites/dive-sites.ts';
import type { FieldKey } from '../../../../contract/dive-sites/fields/fields.ts';
import { paths } from '../../../../contract/paths.ts';
import type { SiteRegion } from '../../../../contract/regions.ts';
import type { SiteReports } from '../../../../contract/reports.ts';
import { partialDateText } from '../../../../domain/dates/months.ts';
import { depthSpan } from '../../../../domain/dive-sites/depth-band.ts';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { sectionCard } from '../../../../domain/section/site-picture.ts';
import { Link } from '../../../app/link.tsx';
import { SomethingWrong } from '../../../app/reports/report-link.tsx';
import { site as brand, isOff } from '../../../app/site.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { DepthGauge } from '../../../ui/depth/depth-gauge.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { FoldedText } from '../../../ui/folded-text.tsx';
import { SiteNotice } from '../../../ui/site-notice.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { HazardSeasons } from '../hazard-seasons.tsx';
import { SiteBadges } from '../parts/badges.tsx';
import {
  FactSection,
  GuideHeading,
  guideFacts,
  isUnchecked,
  NotChecked,
} from '../parts/guide-facts.tsx';
import { SiteSection } from '../parts/site-section.tsx';
import { SiteVideo } from '../parts/site-video.tsx';
import { GuideOpening, type OpeningSlots } from './guide-opening.tsx';
import { GuideParts } from './guide-parts.tsx';
import { GuideFacts, loadFacts, OtherSites } from './lazy-facts.ts';
import { useStewardLink } from './use-steward-link.ts';

function FurtherReading({ site }: { site: DiveSite }) {
  const { blogSlug } = site;
  const reviewLink = site.reviewLink && !isOff(site.reviewLink) ? site.reviewLink : undefined;
  if (!blogSlug && !reviewLink) return null;
  return (
    <p className="no-print flex flex-wrap gap-3">
      {blogSlug && (
        <Link to="/blog/$slug" params={{ slug: blogSlug }} className={buttonStyles.quiet}>
          Read the article
        </Link>
      )}
      {reviewLink && (
        <a
          href={reviewLink}
          {...(reviewLink.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          className={buttonStyles.quiet}
        >
          Read more about this site
        </a>
      )}
    </p>
  );
}

const ruledLines = {
  background: 'repeating-linear-gradient(#0000 0 calc(2.25rem - 2px), #bbb 0 2.25rem)',
};

/** Ruled lines for notes on the rest of the printed page; hidden if the page is full. */
function PrintNotes() {
  return (
    <div aria-hidden className="hidden min-h-0 grow basis-0 overflow-hidden print:block">
      <div className="mt-3 h-full [print-color-adjust:exact]" style={ruledLines}>
        <p className="text-sm">
          Your dive: date, buddy, in and out, deepest, visibility, wind, tide, and who was home
        </p>
      </div>
    </div>
  );
}

/** A report link about a text of the guide, with the beginning of the text as its fact. */
const WrongText = (props: { site: DiveSite; field: FieldKey; name: string }) => (
  <span
    data-fact={props.field}
    data-fact-name={props.name}
    data-fact-text={String(props.site[props.field] ?? '').slice(0, 160)}
  >
    <SomethingWrong resource="dive-sites" record={props.site.id} />
  </span>
);

/** Number of characters above which a description folds; about six lines on a phone. */
const longDescription = 330;

interface GuideSlots {
  /** The text alternative of the section drawing. */
  section: string | null;
  /** The text on marine life with links, and the records of surveys; passed in by a route. */
  life?: { text: ReactNode; recorded: ReactNode } | undefined;
  /** The conditions panel; passed in by a route. */
  conditions: ReactNode;
}

function GuideText({ site, section, life, conditions }: GuideSlots & { site: DiveSite }) {
  return (
    <div className="flex min-w-0 flex-col gap-3 md:row-span-2 md:gap-8 print:row-span-1 print:gap-2.5">
      <div className="max-w-[66ch] md:text-step-1 print:text-base print:leading-normal">
        {site.description.length > longDescription ? (
          <FoldedText text={site.description} lines="max-md:line-clamp-6" />
        ) : (
          <p>{site.description}</p>
        )}
      </div>
      {section !== null && !sectionCard(site) ? (
        <Fold label={`Section of the site: ${site.depthRange}`}>
          <SiteSection site={site} words={section} />
        </Fold>
      ) : (
        <SiteSection site={site} words={section} isPicture />
      )}
      <div className="max-md:hidden print:block">
        <SiteBadges site={site} />
      </div>
      <SiteVideo site={site} />
      {!isShut(site.status) && conditions}
      {(site.hazards || site.hazardList?.length) && (
        <section aria-labelledby="safety" className="border-l-6 border-ochre pl-5 print:pl-3">
          <GuideHeading id="safety" title="Safety Notes">
            <WrongText site={site} field="hazards" name="Safety notes" />
          </GuideHeading>
          {site.hazards && (
            <p>
              {site.hazards}
              {isUnchecked(site, 'hazards') && <NotChecked />}
            </p>
          )}
          <HazardSeasons hazards={site.hazardList} />
        </section>
      )}
      <FactSection site={site} list="entry" title="Getting in" id="getting-in" atFirst={1} />
      {site.marineLife && (
        <section aria-labelledby="life">
          <GuideHeading id="life" title="Marine life">
            <WrongText site={site} field="marineLife" name="Marine life" />
          </GuideHeading>
          <p>{life?.text ?? site.marineLife}</p>
        </section>
      )}
      {life?.recorded}
      <FurtherReading site={site} />
    </div>
  );
}

/** The notice of a closure that was reported from two networks and is not settled yet. */
function ReportedClosed({ site, reports }: { site: DiveSite; reports: SiteReports }) {
  if (!reports.reportedClosed || isShut(site.status)) return null;
  return (
    <p className="mb-5 border-l-6 border-coral bg-sand p-4 font-semibold md:mb-8">
      {`Reported closed on ${partialDateText(reports.reportedClosed)}, not confirmed. Ask before you drive.`}
    </p>
  );
}

/** The parts that a guide has, in the order of the page. */
const guideParts = (site: DiveSite): (readonly [string, string])[] => [
  ...(isShut(site.status) ? [] : [['can-i-dive-it', 'Conditions'] as const]),
  ...(guideFacts(site, 'entry').length > 0 ? [['getting-in', 'Getting in'] as const] : []),
  ...(site.marineLife ? [['life', 'Life'] as const] : []),
  ['position', 'Map'],
  ...(guideFacts(site, 'law').length > 0 ? [['rules', 'Rules'] as const] : []),
];

export function SiteGuide(
  props: GuideSlots & {
    site: DiveSite;
    nearby: Neighbour[];
    alternatives: Alternative[];
    region: SiteRegion;
    reports: SiteReports;
    opening: OpeningSlots;
  },
) {
  const { site, nearby, alternatives, life, region, reports, section, conditions, opening } = props;
  useStewardLink();
  // The elements are memoised, since a new element would vanish before it hydrates.
  const facts = useMemo(
    () => <GuideFacts site={site} region={region} reports={reports} />,
    [site, region, reports],
  );
  const others = useMemo(
    () => <OtherSites nearby={nearby} alternatives={isShut(site.status) ? [] : alternatives} />,
    [site, nearby, alternatives],
  );
  return (
    <article
      aria-label={site.name}
      data-position={`${site.latitude},${site.longitude}`}
      className="print:flex print:min-h-[120vh] print:flex-col print:[zoom:0.57]"
    >
      <DepthGauge bottom={depthSpan(site)?.max} />
      <div
        aria-hidden
        className="mb-3 hidden items-baseline justify-between gap-6 border-b-2 border-ink pb-1 print:flex"
      >
        <p className="font-display text-step-3 leading-tight font-bold">{site.name}</p>
        <p className="shrink-0 text-sm">{`${brand.name} ${paths.diveSite(site.id)}`}</p>
      </div>
      <GuideOpening site={site} section={section} photographs={reports.photographs} {...opening} />
      <GuideParts parts={guideParts(site)} />
      <div className="mx-auto max-w-6xl px-5 pt-5 pb-6 md:pt-6 md:pb-10 print:max-w-none print:p-0">
        <SiteNotice site={site} folds />
        <ReportedClosed site={site} reports={reports} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 md:grid-cols-[3fr_2fr] md:gap-y-10 md:grid-rows-[auto_1fr] print:grid-cols-2 print:grid-rows-none print:gap-x-8 print:gap-y-2">
          <GuideText site={site} section={section} life={life} conditions={conditions} />
          <WhenNear id="guide-facts" load={loadFacts}>
            {facts}
          </WhenNear>
          <WhenNear
            id="other-sites"
            load={loadFacts}
            className="md:col-start-2 print:col-span-2 print:col-start-1"
          >
            {others}
          </WhenNear>
        </div>
      </div>
      {!isShut(site.status) && <PrintNotes />}
    </article>
  );
}
