import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { DiveSiteSummary } from '../../contract/dive-sites.ts';
import { paths } from '../../contract/paths.ts';
import { isShut, statusWords } from '../../domain/dive-site-facts.ts';
import { parsePosition } from '../../domain/positions.ts';
import { pinIcon, shutPinIcon } from '../ui/base-map.ts';
import type { MapProps } from './map-frame.tsx';

/** Sites up to this number are shown unclustered. */
const clusterOver = 30;

const clusterIcon = (cluster: L.MarkerCluster) =>
  L.divIcon({
    className: 'site-cluster',
    iconSize: [40, 40],
    html: `<span>${cluster.getChildCount()}<span class="sr-only"> dive sites</span></span>`,
  });

const clusterOptions: L.MarkerClusterGroupOptions = {
  iconCreateFunction: clusterIcon,
  showCoverageOnHover: false,
  maxClusterRadius: 50,
  chunkedLoading: true,
  // Milliseconds of adding markers in one go, and of the pause that follows.
  chunkInterval: 30,
  chunkDelay: 10,
};

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
  const status = isShut(site.status) && site.status ? statusWords[site.status] : undefined;
  facts.textContent = [status, site.skillLevel, site.depthRange, site.region]
    .filter(Boolean)
    .join(' · ');
  box.append(link, facts);
  return box;
}

type Handlers = Pick<MapProps, 'onPoint' | 'onOpen'>;

/** undefined, with a warning, where the coordinates are no numbers. */
function markerOf(site: DiveSiteSummary, handlers: { current: Handlers }): L.Marker | undefined {
  const position = parsePosition(site);
  if (!position) {
    console.warn(`Dive site ${site.id} (${site.name}) has no valid coordinates`);
    return undefined;
  }
  const marker = L.marker([position.latitude, position.longitude], {
    icon: isShut(site.status) ? shutPinIcon : pinIcon,
    title: site.name,
    riseOnHover: true,
  });
  marker.bindPopup(() => popupOf(site, (id) => handlers.current.onOpen(id)));
  const point = () => handlers.current.onPoint(site.id);
  const leave = () => handlers.current.onPoint(undefined);
  marker.on({ mouseover: point, mouseout: leave });
  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', site.name);
    element?.addEventListener('focus', point);
    element?.addEventListener('blur', leave);
  });
  return marker;
}

/** The marker itself, or the cluster that holds it. */
function visibleFor(marker: L.Marker | undefined, clusters: L.MarkerClusterGroup | undefined) {
  return marker && !marker.getElement() ? clusters?.getVisibleParent(marker) : marker;
}

export function useMarkers(
  map: L.Map | undefined,
  { sites, lifted, ...events }: Pick<MapProps, 'sites' | 'lifted'> & Handlers,
) {
  const handlers = useRef<Handlers>(events);
  useEffect(() => {
    handlers.current = events;
  });
  const shown = useRef<{ markers: Map<number, L.Marker>; clusters?: L.MarkerClusterGroup }>({
    markers: new Map(),
  });

  useEffect(() => {
    if (!map) return;
    const markers = new Map<number, L.Marker>();
    for (const site of sites) {
      const marker = markerOf(site, handlers);
      if (marker) markers.set(site.id, marker);
    }
    shown.current = { markers };
    let group: L.LayerGroup | undefined;
    let left = false;
    async function place(on: L.Map) {
      const placed = [...markers.values()];
      if (placed.length > clusterOver) {
        // The plug-in extends the global L, which Leaflet sets.
        await import('leaflet.markercluster');
        if (left) return;
        shown.current.clusters = L.markerClusterGroup(clusterOptions).addLayers(placed);
        group = shown.current.clusters;
      } else {
        group = L.layerGroup(placed);
      }
      group.addTo(on);
    }
    void place(map);
    return () => {
      left = true;
      group?.remove();
    };
  }, [map, sites]);

  useEffect(() => {
    if (lifted === undefined) return;
    const { markers, clusters } = shown.current;
    const visible = visibleFor(markers.get(lifted), clusters);
    const element = visible?.getElement();
    element?.classList.add('lifted');
    visible?.setZIndexOffset(1000);
    return () => {
      element?.classList.remove('lifted');
      visible?.setZIndexOffset(0);
    };
  }, [lifted]);
}
