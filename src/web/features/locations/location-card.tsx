import type { Location } from '../../../contract/locations.ts';
import { paths } from '../../../contract/paths.ts';
import { landingPath } from '../../../domain/dive-sites/landings.ts';
import { stateNames } from '../../../domain/dive-sites/terms.ts';
import { addressLink, Link } from '../../app/link.tsx';
import { DepthBar } from '../../ui/depth/depth-bar.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The address of a place's dive sites: the list of a state, or a search for any other name. */
function sitesAt(name: string): string {
  const state = Object.keys(stateNames).find((key) => stateNames[key] === name);
  const path = state && landingPath({ filter: 'state', value: state });
  return path
    ? paths.diveSiteList(path)
    : `${paths.diveSites}?${new URLSearchParams({ q: name, sort: 'match' })}`;
}

export function LocationCard({ location }: { location: Location }) {
  const facts = [
    ['Water', location.waterTemp],
    ['Visibility', location.visibility],
    ['Depth', location.depth],
    ['Difficulty', location.difficulty],
  ];
  return (
    <article className="group relative flex flex-col">
      {/* The region is on the picture, so that names align regardless of the region's length. */}
      <div className="relative bg-sand">
        <div className="card-picture aspect-square sm:aspect-4/5">
          <Picture
            src={location.imageUrl}
            alt=""
            sizes="(min-width: 1024px) 270px, (min-width: 640px) 50vw, 100vw"
            className="size-full object-cover"
          />
        </div>
        <p className="absolute bottom-0 left-0 bg-shallow px-3 py-1 text-sm font-semibold">
          {location.region}
        </p>
      </div>
      <h3 className="mt-4 text-step-2">{location.name}</h3>
      <p className="mt-2 text-muted max-sm:text-sm">{location.description}</p>
      <div className="mt-4">
        <DepthBar depthRange={location.depth} />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-sm tabular-nums">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 mb-4 text-sm font-semibold">{`Best: ${location.bestTime}`}</p>
      <p className="mt-auto">
        <Link
          {...addressLink(sitesAt(location.name))}
          className="inline-flex min-h-11 items-center font-semibold text-reef underline after:absolute after:inset-0"
        >
          Explore Sites
          <span className="sr-only">{`: ${location.name}`}</span>
        </Link>
      </p>
    </article>
  );
}
