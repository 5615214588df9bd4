import 'leaflet/dist/leaflet.css';
import './base-map.css';
import L from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { continentView, type MapSize, nearAustralia } from '../../../domain/geo/map-fit.ts';
import { type MapView, zoomRange } from '../../../domain/geo/map-view.ts';
import { wantsReducedMotion } from '../device.ts';
import { ChartLayer, type Pin } from './chart/chart-layer.ts';
import { addLayerChoice } from './chart/layer-choice.ts';

const zooms = { minZoom: zoomRange.least, maxZoom: zoomRange.most };

const openStreetMap =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
const chartAttribution = `<a href="/data#chart">Chart</a>: GSHHG, GeoNames, ${openStreetMap}. Not for navigation`;

export const pinIcon = L.divIcon({
  className: 'site-marker',
  iconSize: [40, 40],
  iconAnchor: [20, 38],
  popupAnchor: [0, -36],
  html: '<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><path class="pin" d="M20 38C11 27 7 21 7 15a13 13 0 0 1 26 0c0 6-4 12-13 23Z"/><circle class="glyph" cx="20" cy="15" r="5.5"/></svg>',
});

/** The payload of the `pins` event, which layers of markers fire on the map. */
export interface Pins {
  pins: readonly Pin[];
}

/** Adds the chart below the tiles, so that the map is useful without tiles. */
function addChart(map: L.Map): () => void {
  map.createPane('chart').style.zIndex = '150';
  const chart = new ChartLayer({ ...zooms, pane: 'chart' }).addTo(map);
  map.attributionControl.addAttribution(chartAttribution);
  map.on('pins', (event) => chart.avoid((event as unknown as Pins).pins));
  const restyle = () => chart.restyle();
  const observer = new MutationObserver(restyle);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', restyle);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', restyle);
  };
}

/** Creates the map in `box` after mount. @param toFirst returns the initial view */
export function useMap(tileUrl: string, toFirst: (size: MapSize) => MapView = () => continentView) {
  const box = useRef<HTMLDivElement>(null);
  const first = useEffectEvent(toFirst);
  const [map, setMap] = useState<L.Map>();
  useEffect(() => {
    if (!box.current) return;
    const moves = !wantsReducedMotion();
    // Fading would compose every tile again for a dozen frames, which blocks a mid-range phone.
    const motion = { zoomAnimation: moves, fadeAnimation: false, inertia: moves };
    const created = L.map(box.current, { ...zooms, ...motion, zoomSnap: 0 });
    const { x: width, y: height } = created.getSize();
    const { latitude, longitude, zoom } = first({ width, height });
    created.setView([latitude, nearAustralia(longitude)], zoom);
    created.options.zoomSnap = 1;
    created.on('moveend', () => {
      const { lat, lng } = created.getCenter();
      const near = nearAustralia(lng);
      if (near !== lng) created.setView([lat, near], created.getZoom(), { animate: false });
    });
    const forgetTheme = addChart(created);
    if (tileUrl) {
      const street = L.tileLayer(tileUrl, { ...zooms, attribution: openStreetMap });
      addLayerChoice(created, street, chartAttribution);
    }
    const observer = new ResizeObserver(() => created.invalidateSize());
    observer.observe(box.current);
    setMap(created);
    return () => {
      forgetTheme();
      observer.disconnect();
      created.remove();
      setMap(undefined);
    };
  }, [tileUrl]);
  return { box, map };
}
