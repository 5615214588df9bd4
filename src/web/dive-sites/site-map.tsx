import 'leaflet.markercluster/dist/MarkerCluster.css';
import type L from 'leaflet';
import { useEffect } from 'react';
import { centreOf, parsePosition } from '../../domain/positions.ts';
import { continent, useMap, wholeContinent } from '../ui/base-map.ts';
import type { MapProps } from './map-frame.tsx';
import { useMarkers } from './site-markers.ts';

const oneSite = 12;
const severalSites = 8;

function useFocus(map: L.Map | undefined, focus: MapProps['focus']) {
  useEffect(() => {
    if (!map) return;
    const positions = focus?.flatMap((site) => parsePosition(site) ?? []) ?? [];
    const middle = centreOf(positions);
    if (middle) {
      const zoom = positions.length === 1 ? oneSite : severalSites;
      map.setView([middle.latitude, middle.longitude], zoom);
    } else {
      map.setView(continent, wholeContinent);
    }
  }, [map, focus]);
}

export default function SiteMap({ focus, tileUrl, ...marked }: MapProps) {
  const { box, map } = useMap(tileUrl);
  useMarkers(map, marked);
  useFocus(map, focus);
  return <div ref={box} className="size-full" />;
}
