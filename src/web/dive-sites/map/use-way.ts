import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Position } from '../../../domain/positions.ts';
import { pinIcon } from '../../ui/base-map.ts';

interface Named extends Position {
  name: string;
}

export interface Way {
  /** Its start and, where it has one, its end. */
  ends: readonly Named[];
  line: readonly Position[];
  /** Around a base: how far sites are looked for. */
  reachKm: number | undefined;
  stops: readonly Named[];
}

const at = ({ latitude, longitude }: Position): L.LatLngTuple => [latitude, longitude];

const stopIcon = (number: number) =>
  L.divIcon({
    className: 'trip-stop',
    iconSize: [26, 26],
    iconAnchor: [13, -4],
    html: `<span aria-hidden="true">${number}</span>`,
  });

export function useWay(map: L.Map | undefined, way: Way | undefined) {
  useEffect(() => {
    if (!map || !way) return;
    const [start] = way.ends;
    const silent = { interactive: false };
    const layers: L.Layer[] = [
      L.polyline(way.line.map(at), { ...silent, className: 'trip-line' }),
      L.polyline(way.stops.map(at), { ...silent, className: 'trip-stops' }),
      ...way.ends.map((end) =>
        L.marker(at(end), { ...silent, keyboard: false, icon: pinIcon, title: end.name }),
      ),
      ...way.stops.map((stop, index) =>
        L.marker(at(stop), { ...silent, keyboard: false, icon: stopIcon(index + 1) }),
      ),
    ];
    if (start && way.reachKm) {
      const radius = way.reachKm * 1000;
      layers.push(L.circle(at(start), { ...silent, radius, className: 'trip-reach' }));
    }
    const group = L.layerGroup(layers).addTo(map);
    return () => void group.remove();
  }, [map, way]);
}

export function usePick(map: L.Map | undefined, onPick: ((at: Position) => void) | undefined) {
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  const isPicking = onPick !== undefined;
  useEffect(() => {
    if (!map || !isPicking) return;
    const onClick = ({ latlng }: L.LeafletMouseEvent) => {
      const { lat, lng } = latlng.wrap();
      pick.current?.({ latitude: lat, longitude: lng });
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
