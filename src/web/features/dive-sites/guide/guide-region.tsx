import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import { Link } from '../../../app/link.tsx';

export function GuideRegion({ site, slug }: { site: DiveSite; slug: string | null | undefined }) {
  const state = site.state !== site.region && site.state;
  return (
    <>
      {slug ? (
        <Link to="/regions/$slug" params={{ slug }} className="text-reef underline">
          {site.region}
        </Link>
      ) : (
        site.region
      )}
      {state && `, ${state}`}
    </>
  );
}
