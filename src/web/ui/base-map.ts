import 'leaflet/dist/leaflet.css';
import './base-map.css';
import type { MultiPolygon } from 'geojson';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';

export const continent: L.LatLngTuple = [-25, 134];
export const wholeContinent = 3;

const attribution =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

const pin = (className: string) =>
  L.divIcon({
    className,
    iconSize: [40, 40],
    iconAnchor: [20, 38],
    popupAnchor: [0, -36],
    html: '<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><path d="M20 38C11 27 7 21 7 15a13 13 0 0 1 26 0c0 6-4 12-13 23Z"/><circle cx="20" cy="15" r="5.5"/></svg>',
  });

export const pinIcon = pin('site-marker');
export const shutPinIcon = pin('site-marker site-marker-shut');

/** Drawn under the tiles, so that the map makes sense without them. */
async function drawCoastline(map: L.Map, signal: AbortSignal) {
  try {
    const answer = await fetch('/coastline.json', { signal });
    const land = (await answer.json()) as MultiPolygon;
    if (signal.aborted) return;
    map.createPane('coastline').style.zIndex = '150';
    L.geoJSON(land, {
      pane: 'coastline',
      interactive: false,
      style: { className: 'coastline' },
    }).addTo(map);
  } catch (error) {
    if (!signal.aborted) console.warn('The coastline could not be loaded', error);
  }
}

/** `map` is undefined until the box is mounted. */
export function useMap(tileUrl: string) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  useEffect(() => {
    if (!box.current) return;
    const created = L.map(box.current, { minZoom: 2, maxZoom: 18, worldCopyJump: true });
    created.setView(continent, wholeContinent);
    L.tileLayer(tileUrl, { minZoom: 2, maxZoom: 18, attribution }).addTo(created);
    const leaving = new AbortController();
    void drawCoastline(created, leaving.signal);
    const observer = new ResizeObserver(() => created.invalidateSize());
    observer.observe(box.current);
    setMap(created);
    return () => {
      leaving.abort();
      observer.disconnect();
      created.remove();
      setMap(undefined);
    };
  }, [tileUrl]);
  return { box, map };
}
