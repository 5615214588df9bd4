import 'leaflet/src/layer/vector/Renderer.getRenderer.js';

export { circle } from 'leaflet/src/layer/vector/Circle.js';
export { polyline } from 'leaflet/src/layer/vector/Polyline.js';
