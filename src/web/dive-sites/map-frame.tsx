import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { DiveSiteSummary } from '../../contract/dive-sites.ts';

const SiteMap = lazy(() => import('./site-map.tsx'));

export interface MapProps {
  sites: DiveSiteSummary[];
  /** undefined for the whole continent. */
  focus: DiveSiteSummary[] | undefined;
  tileUrl: string;
  lifted: number | undefined;
  onPoint: (id: number | undefined) => void;
  onOpen: (id: number) => void;
}

interface FrameProps extends MapProps {
  onNear: () => void;
}

/** Leaflet loads when it comes near the screen. */
export const MapFrame = memo(function MapFrame({ onNear, ...props }: FrameProps) {
  const frame = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        onNear();
      },
      { rootMargin: '300px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [onNear]);
  const waiting = (
    <p className="grid h-full place-items-center text-muted" aria-live="polite">
      Map loading…
    </p>
  );
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
      {near ? (
        <Suspense fallback={waiting}>
          <SiteMap {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
});
