import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { RowSite } from '../parts/shown-fields.ts';
import { MapSkeleton, SiteMap } from './lazy-map.tsx';
import type { MapProps } from './site-map.tsx';

interface TripMapProps
  extends Pick<MapProps, 'sites' | 'focus' | 'way' | 'lifted' | 'onPoint' | 'onPick'> {
  chosen: (sites: readonly RowSite[], close: () => void) => ReactNode;
}

const ignoreMove = () => {};

/** The map of a trip; loads no tiles from other servers, which would learn the route. */
export function TripMap({ chosen, ...props }: TripMapProps) {
  const [selected, setSelected] = useState<readonly number[]>();
  const close = useCallback(() => setSelected(undefined), []);
  const sites = props.sites.filter(({ id }) => selected?.includes(id));
  return (
    <>
      <div className="relative isolate h-[60vh] min-h-88 overflow-hidden border-2 border-ink bg-sand lg:h-140">
        <Suspense fallback={<MapSkeleton />}>
          <SiteMap
            {...props}
            tileUrl=""
            view={undefined}
            onMove={ignoreMove}
            selected={selected}
            onSelect={setSelected}
            hasPopup={false}
          />
        </Suspense>
      </div>
      {sites.length > 0 && chosen(sites, close)}
    </>
  );
}
