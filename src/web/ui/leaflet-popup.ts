export { popup } from 'leaflet/src/layer/Popup.js';
