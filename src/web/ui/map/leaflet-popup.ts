import './leaflet-popup.css';

export { popup } from 'leaflet/src/layer/Popup.js';
