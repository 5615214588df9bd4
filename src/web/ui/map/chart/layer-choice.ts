import L from 'leaflet';
import { isOffline } from '../../device.ts';

type BaseLayer = 'chart' | 'street';

const words: Record<BaseLayer, string> = { chart: 'Chart', street: 'Street' };
const key = 'map-layer';

function savedLayer(): BaseLayer | undefined {
  try {
    const saved = localStorage.getItem(key);
    return saved === 'chart' || saved === 'street' ? saved : undefined;
  } catch {
    return undefined;
  }
}

function saveLayer(layer: BaseLayer) {
  try {
    localStorage.setItem(key, layer);
  } catch (error) {
    console.warn('The choice of a map layer could not be saved', error);
  }
}

/** The zoom from which the street map is the default until the visitor chooses. */
const streetZoom = 8;

/** Adds the two radio buttons to a corner of the map. @returns a function that checks a button */
function addButtons(map: L.Map, onChoose: (layer: BaseLayer) => void) {
  const group = L.DomUtil.create('fieldset', 'layer-choice leaflet-bar');
  L.DomUtil.create('legend', 'sr-only', group).textContent = 'Map layer';
  const inputs = (['chart', 'street'] as const).map((layer) => {
    const label = L.DomUtil.create('label', '', group);
    const input = L.DomUtil.create('input', '', label);
    input.type = 'radio';
    input.name = `map-layer-${L.stamp(map)}`;
    input.value = layer;
    input.addEventListener('change', () => onChoose(layer));
    label.append(words[layer]);
    return input;
  });
  L.DomEvent.disableClickPropagation(group);
  const control = new L.Control({ position: 'topright' });
  control.onAdd = () => group;
  control.addTo(map);
  return (layer: BaseLayer) => {
    for (const input of inputs) input.checked = input.value === layer;
  };
}

export function addLayerChoice(map: L.Map, street: L.TileLayer, chartAttribution: string) {
  let chosen = savedLayer();
  const check = addButtons(map, (layer) => {
    chosen = layer;
    saveLayer(layer);
    show();
  });
  let isNamed = true;
  const nameChart = (isSeen: boolean) => {
    if (isSeen === isNamed) return;
    isNamed = isSeen;
    if (isSeen) map.attributionControl.addAttribution(chartAttribution);
    else map.attributionControl.removeAttribution(chartAttribution);
  };
  // The chart is visible where a tile is missing.
  street.on('tileerror', () => nameChart(true));
  const show = () => {
    const isChart = map.getZoom() < streetZoom || isOffline();
    const layer = chosen ?? (isChart ? 'chart' : 'street');
    check(layer);
    if (layer === 'chart') street.remove();
    else if (!map.hasLayer(street)) street.addTo(map);
    else return;
    nameChart(layer === 'chart');
  };
  show();
  map.on('zoomend', show);
}
