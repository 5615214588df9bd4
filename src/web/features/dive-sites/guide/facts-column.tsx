import type { Alternative } from '../../../../contract/conditions/outlook.ts';
import type { DiveSite, Neighbour } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SiteRegion } from '../../../../contract/regions.ts';
import type { SiteReports } from '../../../../contract/reports.ts';
import { isShut } from '../../../../domain/dive-sites/facts.ts';
import { Link } from '../../../app/link.tsx';
import { SomethingWrong } from '../../../app/reports/report-link.tsx';
import { DepthBar } from '../../../ui/depth/depth-bar.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { ExportMenu } from '../parts/export-menu.tsx';
import { Fact, FactLines, FactSection, guideFacts } from '../parts/guide-facts.tsx';
import { Downloads } from './downloads.tsx';
import { Emergency } from './emergency.tsx';
import { FactSources } from './fact-sources.tsx';
import { GuideAlternatives } from './guide-alternatives.tsx';
import { GuideNearby } from './guide-nearby.tsx';
import { GuidePosition } from './guide-position.tsx';
import { SiteDives } from './lazy-dives.ts';
import { SiteYear } from './site-year.tsx';

function RegionText({ site, slug }: { site: DiveSite; slug: string | null }) {
  return (
    <>
      {slug ? (
        <Link to="/regions/$slug" params={{ slug }} className="text-reef underline">
          {site.region}
        </Link>
      ) : (
        site.region
      )}
      {site.state && site.state !== site.region && `, ${site.state}`}
    </>
  );
}

export function GuideFacts(props: { site: DiveSite; region: SiteRegion; reports: SiteReports }) {
  const { site, region, reports } = props;
  const facts = guideFacts(site, 'facts');
  return (
    <div className="flex min-w-0 flex-col gap-3 md:gap-9 print:gap-2.5">
      <section aria-label="Depth and facts">
        <p className="mb-2 flex items-baseline justify-between gap-4">
          <span
            className="legend"
            data-fact="depthRange"
            data-fact-name="Depth"
            data-fact-text={site.depthRange}
          >
            Depth
          </span>
          <strong className="sounding text-step-3 leading-none">{site.depthRange}</strong>
        </p>
        <DepthBar depthRange={site.depthRange} scale />
        <div className="mt-3 md:mt-6 print:mt-2">
          <Fold label={`All facts: ${facts.length + 1}`}>
            <dl>
              <FactLines lines={facts} />
              <Fact name="Region" field="region">
                <RegionText site={site} slug={region.slug} />
              </Fact>
            </dl>
          </Fold>
          <SomethingWrong resource="dive-sites" record={site.id} />
        </div>
      </section>
      <SiteYear site={site} region={region} />
      {reports.dives.length > 0 && <SiteDives reports={reports} />}
      <FactSection site={site} list="conditions" title="Conditions" />
      <GuidePosition site={site} />
      <FactSection site={site} list="law" title="Rules" id="rules" atFirst={2} />
      <Emergency site={site} chamber={region.chamber} />
      {!isShut(site.status) && <Downloads id={site.id} />}
      <FactSources site={site} />
      <ExportMenu label="Take this site away" source={{ id: site.id }} />
    </div>
  );
}

/** Nearby dive sites, and alternatives for wind that blows onto this site. */
export function OtherSites(props: { nearby: Neighbour[]; alternatives: Alternative[] }) {
  return (
    <div className="flex min-w-0 flex-col gap-3 md:gap-9">
      <GuideNearby sites={props.nearby} />
      <GuideAlternatives alternatives={props.alternatives} />
    </div>
  );
}
