import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Position } from '../../../../domain/geo/positions.ts';
import { pinIcon, useMap } from '../../../ui/map/base-map.ts';
import { Button } from '../../ui/button.tsx';

const closeUp = 12;

export default function PositionMap(props: {
  position: Position | undefined;
  tileUrl: string;
  onPick: (position: Position) => void;
}) {
  const { box, map } = useMap(props.tileUrl);
  const marker = useRef<L.Marker>(undefined);
  const pick = (place: L.LatLng) => {
    const { lat, lng } = place.wrap();
    props.onPick({ latitude: lat, longitude: lng });
  };
  const onPlace = useEffectEvent(pick);

  useEffect(() => {
    if (!map) return;
    map.scrollWheelZoom.disable();
    map.on('click', ({ latlng }) => onPlace(latlng));
    return () => {
      marker.current = undefined;
    };
  }, [map]);

  const { latitude, longitude } = props.position ?? {};
  useEffect(() => {
    if (!map) return;
    if (latitude === undefined || longitude === undefined) {
      marker.current?.remove();
      marker.current = undefined;
      return;
    }
    const place = L.latLng(latitude, longitude);
    if (marker.current) marker.current.setLatLng(place);
    else {
      const placed = L.marker(place, {
        icon: pinIcon,
        draggable: true,
        autoPan: true,
        title: 'Drag to move the site',
        alt: 'The site',
      });
      placed.on('dragend', () => onPlace(placed.getLatLng()));
      marker.current = placed.addTo(map);
      if (map.getZoom() < 8) map.setView(place, closeUp);
    }
    if (!map.getBounds().pad(-0.05).contains(place)) map.setView(place);
  }, [map, latitude, longitude]);

  return (
    <div>
      <div className="relative isolate h-72 overflow-hidden border-2 border-line bg-haze md:h-80">
        <div ref={box} className="size-full" data-testid="position-map" />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-1/2 z-[600] size-5 -translate-x-1/2 -translate-y-1/2 before:absolute before:top-1/2 before:h-0.5 before:w-full before:-translate-y-1/2 before:bg-abyss after:absolute after:left-1/2 after:h-full after:w-0.5 after:-translate-x-1/2 after:bg-abyss"
        />
      </div>
      <Button className="mt-3" onClick={() => map && pick(map.getCenter())}>
        Place at the Cross
      </Button>
    </div>
  );
}
