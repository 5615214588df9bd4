import './draw-route.css';
import L from 'leaflet';
import type { Position } from '../../../../domain/geo/positions.ts';
import type { MappedRoute } from '../../../../domain/trips/way.ts';
import { pinIcon } from '../../../ui/map/base-map.ts';
import { circle, polyline } from '../../../ui/map/leaflet-lines.ts';

const at = ({ latitude, longitude }: Position): L.LatLngTuple => [latitude, longitude];

const stopIcon = (number: number) =>
  L.divIcon({
    className: 'trip-stop',
    iconSize: [26, 26],
    iconAnchor: [13, -4],
    html: `<span aria-hidden="true">${number}</span>`,
  });

/** Draws a trip on a map and returns its layers. */
export function drawRoute(map: L.Map, way: MappedRoute): L.LayerGroup {
  const [start] = way.ends;
  const silent = { interactive: false };
  const layers: L.Layer[] = [
    polyline(way.line.map(at), { ...silent, className: 'trip-line' }),
    polyline(way.stops.map(at), { ...silent, className: 'trip-stops' }),
    ...way.ends.map((end) =>
      L.marker(at(end), { ...silent, keyboard: false, icon: pinIcon, title: end.name }),
    ),
    ...way.stops.map((stop, index) =>
      L.marker(at(stop), { ...silent, keyboard: false, icon: stopIcon(index + 1) }),
    ),
  ];
  if (start && way.reachKm) {
    const radius = way.reachKm * 1000;
    layers.push(circle(at(start), { ...silent, radius, className: 'trip-reach' }));
  }
  return L.layerGroup(layers).addTo(map);
}
