import L from 'leaflet';
import { zoomRange } from '../../../../domain/geo/map-view.ts';
import {
  clusterIcon,
  clusterName,
  clusterReach,
  markerName,
  pinReach,
  siteIcon,
} from './marker-icons.ts';
import { indexSites, type MapEntry, type MarkedSite, regionOfMost } from './site-index.ts';
import { toMapBounds } from './use-view.ts';

export interface LayerHandlers {
  /** Called when a marker gets or loses the pointer or the focus. */
  onPoint: (id: number | undefined) => void;
  /** Called when the visitor chooses a marker, or a cluster whose sites share one position. */
  onSelect: (ids: number[]) => void;
}

interface Placed {
  entry: MapEntry;
  marker: L.Marker;
}

/** The zoom from which markers show their depth. */
const depthZoom = 10;
const rowPixels = 40;

const entryName = ({ site, cluster }: MapEntry): string =>
  site
    ? markerName(site)
    : clusterName(cluster.count, cluster.skills, regionOfMost(cluster.sites()));

function nameMarker({ entry, marker }: Placed) {
  const [element, name] = [marker.getElement(), entryName(entry)];
  if (!element || element.getAttribute('aria-label') === name) return;
  element.setAttribute('aria-label', name);
  element.title = name;
}

/** Sorts the elements of markers, without moving the focused one. */
function orderElements(elements: readonly HTMLElement[]) {
  const focused = elements.find((element) => element === document.activeElement);
  let before = Boolean(focused);
  for (const element of elements) {
    if (element === focused) before = false;
    else if (before) focused?.before(element);
    else element.parentElement?.append(element);
  }
}

/** A layer of markers and clusters; reuses the elements of unchanged markers. */
export class SiteLayer {
  #map: L.Map;
  #handlers: LayerHandlers;
  #index = indexSites([]);
  #placed = new Map<string, Placed>();
  #lifted: number | undefined;
  /** The area whose markers the chart last got; the chart keeps its place names clear of them. */
  #cleared: { bounds: L.LatLngBounds; zoom: number } | undefined;

  constructor(map: L.Map, handlers: LayerHandlers) {
    this.#map = map;
    this.#handlers = handlers;
    map.on('moveend', this.#draw, this);
  }

  setSites(sites: readonly MarkedSite[]) {
    this.#index = indexSites(sites);
    this.#cleared = undefined;
    this.#draw();
  }

  lift(id: number | undefined) {
    this.#lifted = id;
    for (const { entry, marker } of this.#placed.values()) {
      const isLifted = id !== undefined && this.#holds(entry, id);
      marker.getElement()?.classList.toggle('lifted', isLifted);
      marker.setZIndexOffset(isLifted ? 1000 : 0);
    }
  }

  remove() {
    this.#map.off('moveend', this.#draw, this);
    for (const { marker } of this.#placed.values()) marker.remove();
    this.#placed.clear();
  }

  #holds({ site, cluster }: MapEntry, id: number): boolean {
    return site ? site.id === id : cluster.sites().some((held) => held.id === id);
  }

  #draw() {
    const map = this.#map;
    const zoom = map.getZoom();
    map.getContainer().toggleAttribute('data-close', zoom >= depthZoom);
    const entries = this.#index.entriesIn(toMapBounds(map.getBounds().pad(0.1)), zoom);
    const wanted = new Map(entries.map((entry) => [entry.key, entry]));
    const focusedAt = this.#removeAllBut(wanted);
    for (const [key, entry] of wanted) {
      const placed = this.#placed.get(key);
      // The new entry replaces the old one, because it may add the names of its sites.
      if (placed) nameMarker(Object.assign(placed, { entry }));
      else this.#place(entry);
    }
    this.#sort();
    this.lift(this.#lifted);
    if (focusedAt) this.#focusNearest(focusedAt);
    this.#clearNames(zoom);
  }

  /** Sends the markers in the view and up to one screen around it to the chart. */
  #clearNames(zoom: number) {
    const view = this.#map.getBounds();
    if (this.#cleared?.zoom === zoom && this.#cleared.bounds.contains(view)) return;
    const bounds = view.pad(1);
    this.#cleared = { bounds, zoom };
    const pins = this.#index
      .entriesIn(toMapBounds(bounds), zoom)
      .map(({ site, cluster, position: { latitude, longitude } }) => ({
        at: L.latLng(latitude, longitude),
        reach: site ? pinReach(zoom >= depthZoom) : clusterReach(cluster.count),
      }));
    this.#map.fire('pins', { pins });
  }

  /** @returns the position of the focused marker if it was removed */
  #removeAllBut(wanted: ReadonlyMap<string, MapEntry>): L.LatLng | undefined {
    let focusedAt: L.LatLng | undefined;
    for (const [key, { marker }] of this.#placed) {
      if (wanted.has(key)) continue;
      if (marker.getElement() === document.activeElement) focusedAt = marker.getLatLng();
      marker.remove();
      this.#placed.delete(key);
    }
    return focusedAt;
  }

  #focusNearest(place: L.LatLng) {
    const distance = ({ marker }: Placed) => marker.getLatLng().distanceTo(place);
    const [nearest] = [...this.#placed.values()].sort((a, b) => distance(a) - distance(b));
    (nearest?.marker.getElement() ?? this.#map.getContainer()).focus({ preventScroll: true });
  }

  #place(entry: MapEntry) {
    const { site, cluster, position } = entry;
    const marker = L.marker([position.latitude, position.longitude], {
      icon: site ? siteIcon(site) : clusterIcon(cluster.count, cluster.skills, position),
      title: entryName(entry),
      riseOnHover: true,
    });
    const placed: Placed = { entry, marker };
    marker.addTo(this.#map);
    this.#placed.set(entry.key, placed);
    marker.on('click', () => this.#activate(placed));
    const element = marker.getElement();
    nameMarker(placed);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.#activate(placed);
    });
    if (!site) return;
    const point = () => this.#handlers.onPoint(site.id);
    const leave = () => this.#handlers.onPoint(undefined);
    marker.on({ mouseover: point, mouseout: leave });
    element?.addEventListener('focus', point);
    element?.addEventListener('blur', leave);
  }

  #activate({ entry: { site, cluster } }: Placed) {
    if (site) {
      this.#handlers.onSelect([site.id]);
      return;
    }
    const sites = cluster.sites();
    const expansion = cluster.expansionZoom();
    if (expansion > zoomRange.most) {
      this.#handlers.onSelect(sites.map(({ id }) => id));
      return;
    }
    const bounds = L.latLngBounds(
      sites.map(({ latitude, longitude }): L.LatLngTuple => [Number(latitude), Number(longitude)]),
    );
    const fitting = this.#map.getBoundsZoom(bounds, false, L.point(60, 80));
    this.#map.setView(bounds.getCenter(), Math.min(zoomRange.most, Math.max(expansion, fitting)));
  }

  /** Sorts the markers row by row, which is the order of the Tab key. */
  #sort() {
    const at = new Map(
      [...this.#placed.values()].map(({ marker }) => [
        marker,
        this.#map.latLngToLayerPoint(marker.getLatLng()),
      ]),
    );
    const sorted = [...at].sort(
      ([, a], [, b]) => Math.floor(a.y / rowPixels) - Math.floor(b.y / rowPixels) || a.x - b.x,
    );
    orderElements(sorted.flatMap(([marker]) => marker.getElement() ?? []));
  }
}
