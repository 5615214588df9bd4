import type L from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import type { Position } from '../../../../domain/geo/positions.ts';
import type { MappedRoute } from '../../../../domain/trips/way.ts';

export function useRoute(map: L.Map | undefined, way: MappedRoute | undefined) {
  useEffect(() => {
    if (!map || !way) return;
    let isCancelled = false;
    let drawn: L.LayerGroup | undefined;
    // Only maps of trips load the code for lines.
    import('./draw-route.ts').then(
      ({ drawRoute }) => {
        if (!isCancelled) drawn = drawRoute(map, way);
      },
      () => {},
    );
    return () => {
      isCancelled = true;
      drawn?.remove();
    };
  }, [map, way]);
}

export function usePick(map: L.Map | undefined, onPick: ((at: Position) => void) | undefined) {
  const pick = useEffectEvent((at: Position) => onPick?.(at));
  const isPicking = onPick !== undefined;
  useEffect(() => {
    if (!map || !isPicking) return;
    const onClick = ({ latlng }: L.LeafletMouseEvent) => {
      const { lat, lng } = latlng.wrap();
      pick({ latitude: lat, longitude: lng });
    };
    const box = map.getContainer();
    box.classList.add('map-picking');
    map.on('click', onClick);
    return () => {
      box.classList.remove('map-picking');
      map.off('click', onClick);
    };
  }, [map, isPicking]);
}
