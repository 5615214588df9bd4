import type { Neighbour } from '../../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../../contract/paths.ts';
import { compassPoint } from '../../../../domain/geo/positions.ts';
import { Link } from '../../../app/link.tsx';

type NamedSite = Pick<Neighbour, 'id' | 'name' | 'depthRange'>;

export function SitesOfArticle({ site, nearby }: { site: NamedSite; nearby: Neighbour[] }) {
  const sites = [
    { ...site, words: site.depthRange },
    ...nearby.map(({ distanceKm, bearing, ...near }) => ({
      ...near,
      words: `${distanceKm} km ${compassPoint(bearing)} of it`,
    })),
  ];
  return (
    <section aria-labelledby="article-sites" className="mb-8">
      <h2 id="article-sites" className="text-step-3">
        Dive sites of this article
      </h2>
      <ul className="mt-4">
        {sites.map(({ id, name, words }) => (
          <li key={id} className="flex justify-between gap-4 border-t border-line py-2">
            <Link to={paths.diveSite(id)} className="py-1 text-reef underline">
              {name}
            </Link>
            <span className="py-1 legend tabular-nums">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
