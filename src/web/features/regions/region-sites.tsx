import { paths } from '../../../contract/paths.ts';
import type { Region, RegionSite } from '../../../contract/regions.ts';
import { isShut, statusLabels } from '../../../domain/dive-sites/facts.ts';
import {
  accessLabels,
  type SiteType,
  siteTypes,
  typeLabels,
} from '../../../domain/dive-sites/terms.ts';
import { countText } from '../../../domain/text/format.ts';
import { Link } from '../../app/link.tsx';

const typeWord = (type: SiteType | null) => (type ? typeLabels[type] : 'Others');

function SiteLine({ site }: { site: RegionSite }) {
  const { skillLevel, access, depthRange, status } = site;
  const facts = [skillLevel, access && accessLabels[access], depthRange].filter(Boolean);
  return (
    <li className="break-inside-avoid border-t border-line py-2">
      <Link to={paths.diveSite(site.id)} className="font-semibold text-reef underline">
        {site.name}
      </Link>
      {status && isShut(status) && (
        <span className="ml-2 bg-ink px-1.5 py-0.5 text-sm font-semibold text-paper">
          {statusLabels[status]}
        </span>
      )}
      <span className="block legend tabular-nums">{facts.join(' · ')}</span>
    </li>
  );
}

export function RegionSites({ region }: { region: Region }) {
  const { name, sites, counts } = region;
  const groups = [...siteTypes, null]
    .map((type) => ({ type, ofType: sites.filter((site) => site.type === type) }))
    .filter(({ ofType }) => ofType.length > 0);
  return (
    <section aria-labelledby="sites">
      <h2 id="sites" className="mb-2 text-step-3">
        {countText(sites.length, 'dive site')}
      </h2>
      <p className="mb-6">
        {Object.entries(counts.skillLevel)
          .map(([level, count]) => `${count} for ${level}`)
          .join(', ')}
        {'. '}
        <Link to="/dive-sites/{-$id}" search={{ region: name }} className="text-reef underline">
          Filter and see them on the map
        </Link>
      </p>
      <div className="gap-x-10 sm:columns-2 lg:columns-3">
        {groups.map(({ type, ofType }) => (
          <section key={type ?? 'others'} aria-label={typeWord(type)} className="mb-7">
            <h3 className="mb-1 break-after-avoid text-step-1">{`${typeWord(type)} (${ofType.length})`}</h3>
            <ul>
              {ofType.map((site) => (
                <SiteLine key={site.id} site={site} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
