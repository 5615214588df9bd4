import 'leaflet.markercluster/dist/MarkerCluster.css';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { DiveSiteSummary } from '../../contract/dive-sites.ts';
import { paths } from '../../contract/paths.ts';
import { centreOf, parsePosition } from '../../rules/positions.ts';
import { continent, pinIcon, useMap, wholeContinent } from '../ui/base-map.ts';
import type { MapProps } from './map-frame.tsx';

const oneSite = 12;
const severalSites = 8;
/** Up to this many sites each shows by itself. */
const clusterOver = 30;

const clusterIcon = (cluster: L.MarkerCluster) =>
  L.divIcon({
    className: 'site-cluster',
    iconSize: [40, 40],
    html: `<span>${cluster.getChildCount()}<span class="sr-only"> dive sites</span></span>`,
  });

/** What a marker opens: name, depth and a link to the guide. */
function popupOf(site: DiveSiteSummary, onOpen: (id: number) => void) {
  const box = document.createElement('div');
  const link = document.createElement('a');
  link.href = paths.diveSite(site.id);
  link.textContent = site.name;
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(site.id);
  });
  const facts = document.createElement('p');
  facts.textContent = `${site.skillLevel} · ${site.depthRange} · ${site.region}`;
  box.append(link, facts);
  return box;
}

export default function SiteMap({ sites, focus, tileUrl, lifted, onPoint, onOpen }: MapProps) {
  const { box, map } = useMap(tileUrl);
  const markers = useRef(new Map<number, L.Marker>());
  const handlers = useRef({ onPoint, onOpen });
  handlers.current = { onPoint, onOpen };

  useEffect(() => {
    if (!map) return;
    let layer: L.LayerGroup | undefined;
    let left = false;
    const placed: L.Marker[] = [];
    markers.current = new Map();
    for (const site of sites) {
      const position = parsePosition(site);
      if (!position) {
        console.warn(`Dive site ${site.id} (${site.name}) has no valid coordinates`);
        continue;
      }
      const marker = L.marker([position.latitude, position.longitude], {
        icon: pinIcon,
        title: site.name,
        riseOnHover: true,
      });
      marker.bindPopup(() => popupOf(site, (id) => handlers.current.onOpen(id)));
      marker.on('add', () => marker.getElement()?.setAttribute('aria-label', site.name));
      marker.on('mouseover', () => handlers.current.onPoint(site.id));
      marker.on('mouseout', () => handlers.current.onPoint(undefined));
      markers.current.set(site.id, marker);
      placed.push(marker);
    }
    async function place(on: L.Map) {
      const clustered = placed.length > clusterOver;
      // The plug-in adds itself to the global L, which Leaflet sets.
      if (clustered) await import('leaflet.markercluster');
      if (left) return;
      layer = clustered
        ? L.markerClusterGroup({
            iconCreateFunction: clusterIcon,
            showCoverageOnHover: false,
            maxClusterRadius: 50,
            chunkedLoading: true,
          }).addLayers(placed)
        : L.layerGroup(placed);
      layer.addTo(on);
    }
    void place(map);
    return () => {
      left = true;
      layer?.remove();
    };
  }, [map, sites]);

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

  useEffect(() => {
    if (lifted === undefined) return;
    const marker = markers.current.get(lifted);
    const element = marker?.getElement();
    element?.classList.add('lifted');
    marker?.setZIndexOffset(1000);
    return () => {
      element?.classList.remove('lifted');
      marker?.setZIndexOffset(0);
    };
  }, [lifted]);

  return <div ref={box} className="size-full" />;
}
