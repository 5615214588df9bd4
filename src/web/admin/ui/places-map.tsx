import L from 'leaflet';
import { useEffect } from 'react';
import type { Position } from '../../../domain/geo/positions.ts';
import { pinIcon, useMap } from '../../ui/map/base-map.ts';

interface Place extends Position {
  name: string;
}

/** A small map, zoomed to fit the given places. */
export default function PlacesMap({ places }: { places: readonly Place[] }) {
  const { box, map } = useMap('');
  // `places` is a new array at each render.
  const drawn = JSON.stringify(places);
  useEffect(() => {
    if (!map) return undefined;
    const shown = JSON.parse(drawn) as Place[];
    map.scrollWheelZoom.disable();
    const markers = shown.map(({ latitude, longitude, name }) =>
      L.marker([latitude, longitude], { icon: pinIcon, alt: name, title: name, keyboard: false }),
    );
    const layer = L.layerGroup(markers).addTo(map);
    const bounds = L.latLngBounds(markers.map((marker) => marker.getLatLng()));
    map.fitBounds(bounds.pad(0.3), { maxZoom: shown.length > 1 ? 16 : 9, animate: false });
    return () => void layer.remove();
  }, [map, drawn]);
  return (
    <div className="relative isolate h-44 overflow-hidden border-2 border-line bg-haze">
      <div ref={box} className="size-full" />
    </div>
  );
}
