/** Leaflet's source modules have no types of their own; the types of 'leaflet' apply. */
declare module 'leaflet/src/layer/vector/Circle.js' {
  export { circle } from 'leaflet';
}
declare module 'leaflet/src/layer/Popup.js' {
  export { popup } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Polyline.js' {
  export { polyline } from 'leaflet';
}
declare module 'leaflet/src/*';
