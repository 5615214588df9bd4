import { memo, type ReactNode, Suspense, useRef, useState } from 'react';
import { useNear } from '../../../ui/use-near.ts';
import { MapSkeleton, SiteMap } from './lazy-map.tsx';
import type { MapProps } from './site-map.tsx';

interface FrameProps extends Omit<MapProps, 'selected' | 'onSelect'> {
  onNear: () => void;
  children?: ReactNode;
}

/** The frame of a map; loads Leaflet when it comes near the screen. */
export const MapFrame = memo(function MapFrame({ onNear, children, ...props }: FrameProps) {
  const frame = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const [selected, setSelected] = useState<readonly number[]>();
  useNear(frame, '300px', () => {
    setNear(true);
    onNear();
  });
  return (
    <section
      ref={frame}
      aria-label="Map of dive sites; the list holds the same sites"
      className="relative isolate h-[70vh] min-h-88 overflow-hidden border-2 border-ink bg-sand lg:h-[calc(100vh-8rem)]"
    >
      <a
        href="#cards"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-14 focus:z-1000 focus:bg-paper focus:p-3"
      >
        Skip the map
      </a>
      {children}
      {near ? (
        <Suspense fallback={<MapSkeleton />}>
          <SiteMap {...props} selected={selected} onSelect={setSelected} />
        </Suspense>
      ) : (
        <MapSkeleton />
      )}
    </section>
  );
});
