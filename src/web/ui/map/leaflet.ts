import { Control } from 'leaflet/src/control/Control.js';
import 'leaflet/src/control/Control.Attribution.js';
import 'leaflet/src/control/Control.Zoom.js';
import { stamp } from 'leaflet/src/core/Util.js';
import * as DomEvent from 'leaflet/src/dom/DomEvent.js';
import * as DomUtil from 'leaflet/src/dom/DomUtil.js';
import { toLatLng as latLng } from 'leaflet/src/geo/LatLng.js';
import { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
import { toPoint as point } from 'leaflet/src/geometry/Point.js';
import { layerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { divIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { marker } from 'leaflet/src/layer/marker/Marker.js';
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
import { tileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { createMap as map } from 'leaflet/src/map/Map.js';

// This module replaces 'leaflet' in the browser (vite.config.ts), because the bundle of 'leaflet'
// cannot be tree-shaken. This module omits the parts that no map uses; lines are in
// `leaflet-lines.ts`, popups in `leaflet-popup.ts`.
export default {
  Control,
  divIcon,
  DomEvent,
  DomUtil,
  GridLayer,
  latLng,
  latLngBounds,
  layerGroup,
  map,
  marker,
  point,
  stamp,
  tileLayer,
};
