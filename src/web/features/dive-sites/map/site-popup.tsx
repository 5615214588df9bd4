import { paths } from '../../../../contract/paths.ts';
import { Link } from '../../../app/link.tsx';
import { DepthBar } from '../../../ui/depth/depth-bar.tsx';
import { SaveSite } from '../../../ui/save-slot.tsx';
import { SiteFacts } from '../../../ui/site-facts.tsx';
import type { RowSite } from '../parts/shown-fields.ts';

export function SitePopup({ sites }: { sites: readonly RowSite[] }) {
  return (
    <ul className="flex max-h-60 flex-col gap-4 overflow-y-auto">
      {sites.map((site) => (
        <li key={site.id} className="relative">
          <div className="flex items-start justify-between gap-2">
            <Link
              to={paths.diveSite(site.id)}
              className="inline-block py-1 after:absolute after:inset-0"
            >
              {site.name}
            </Link>
            <span className="relative z-1">
              <SaveSite site={site} />
            </span>
          </div>
          <p className="legend">{site.region}</p>
          <p className="mb-2! text-sm">
            <SiteFacts site={site} />
          </p>
          <DepthBar depthRange={site.depthRange} />
        </li>
      ))}
    </ul>
  );
}
