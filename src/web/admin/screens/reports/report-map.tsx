import L from 'leaflet';
import { useEffect } from 'react';
import type { Position } from '../../../../domain/geo/positions.ts';
import { pinIcon, useMap } from '../../../ui/map/base-map.ts';

/** A small map of one site. */
export default function ReportMap({ position, name }: { position: Position; name: string }) {
  const { latitude, longitude } = position;
  const { box, map } = useMap('', { latitude, longitude, zoom: 9 });
  useEffect(() => {
    if (!map) return;
    map.scrollWheelZoom.disable();
    L.marker([latitude, longitude], { icon: pinIcon, alt: name, keyboard: false }).addTo(map);
  }, [map, latitude, longitude, name]);
  return (
    <div className="relative isolate h-44 overflow-hidden border-2 border-line bg-haze">
      <div ref={box} className="size-full" />
    </div>
  );
}
