import 'leaflet/dist/leaflet.css';
import './base-map.css';
import type { MultiPolygon } from 'geojson';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { continentView } from '../../domain/map-fit.ts';
import { type MapView, zoomRange } from '../../domain/map-view.ts';

const attribution =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** A pin that stands for any place. */
export const pinIcon = L.divIcon({
  className: 'site-marker',
  iconSize: [40, 40],
  iconAnchor: [20, 38],
  popupAnchor: [0, -36],
  html: '<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><path class="pin" d="M20 38C11 27 7 21 7 15a13 13 0 0 1 26 0c0 6-4 12-13 23Z"/><circle class="glyph" cx="20" cy="15" r="5.5"/></svg>',
});

/** Draws the coastline under the tiles, so that the map makes sense without them. */
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

/**
 * A map in a box of the page; `map` is there once the box is.
 * @param first where it looks at first
 */
export function useMap(tileUrl: string, first: MapView = continentView) {
  const box = useRef<HTMLDivElement>(null);
  const start = useRef(first);
  const [map, setMap] = useState<L.Map>();
  useEffect(() => {
    if (!box.current) return;
    const zooms = { minZoom: zoomRange.least, maxZoom: zoomRange.most };
    const created = L.map(box.current, { ...zooms, worldCopyJump: true });
    const { latitude, longitude, zoom } = start.current;
    created.setView([latitude, longitude], zoom);
    if (tileUrl) L.tileLayer(tileUrl, { ...zooms, attribution }).addTo(created);
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
