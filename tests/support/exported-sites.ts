import type { ExportedSite, ExportSource } from '../../src/domain/export/exported-site.ts';

export const exportSource: ExportSource = {
  title: 'Bottom Time: Dive sites',
  publisher: 'Bottom Time',
  siteUrl: 'https://dive.example',
  termsUrl: 'https://dive.example/terms-of-service',
  markerUrl: 'https://dive.example/dive-marker.png',
  pageUrl: (id) => `https://dive.example/dive-sites/${id}`,
};

export const jetty: ExportedSite = {
  id: 7,
  name: 'Rapid Bay Jetty',
  region: 'Fleurieu Peninsula',
  state: 'SA',
  latitude: '-35.5225',
  longitude: '138.1852',
  positionSource: 'Own GPS',
  positionErrorKm: 0.1,
  skillLevel: 'Beginner',
  type: 'pier',
  access: 'shore',
  depthRange: '5–9 m',
  depthMin: 5,
  depthMax: 9,
  waterTemp: '14–21 °C',
  visibility: '3–10 m',
  bestTime: 'November to April',
  description: 'Two jetties side by side.',
  marineLife: 'Leafy seadragon',
  hazards: 'Surge',
  hazardList: [
    { kind: 'surge', months: null, note: null, source: null },
    { kind: 'cold', months: [6, 7, 8], note: null, source: null },
  ],
  notice: null,
  status: 'open',
  statusReason: null,
  statusAuthority: null,
  statusAsOf: null,
  points: [
    { kind: 'parking', latitude: -35.5219, longitude: 138.186, note: 'At the top', errorKm: 0.05 },
  ],
  updatedAt: '2026-10-04T00:00:00.000Z',
};

/** A closed site with few known facts. */
export const closedWreck: ExportedSite = {
  ...jetty,
  id: 8,
  name: 'Hull',
  state: null,
  positionSource: null,
  positionErrorKm: null,
  type: 'wreck',
  access: null,
  depthRange: 'not known',
  depthMin: null,
  depthMax: null,
  visibility: null,
  marineLife: null,
  hazards: null,
  status: 'closed',
  statusReason: 'The hull is breaking up.',
  statusAuthority: 'Parks Victoria',
  statusAsOf: '2025-03',
  points: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
};

/** Characters that files of each format have to escape. */
export const awkwardText = `"Quotes" & 'more' <b>, 🐙 ]]> ; semi, comma\nnew line`;

export const awkward: ExportedSite = {
  ...jetty,
  id: 9,
  name: awkwardText,
  region: awkwardText,
  positionSource: awkwardText,
  description: `${awkwardText}\u0007`,
  points: [{ kind: 'ramp', latitude: -35, longitude: 138, note: awkwardText }],
};

export const exportedSites = [jetty, closedWreck, awkward];
