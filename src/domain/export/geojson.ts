import { exportCredits, positionNote } from './exported-site.ts';
import { type ExportFile, jsonFrame, writeWhole } from './file-parts.ts';

export const geoJsonFile: ExportFile = {
  frame: (source) =>
    jsonFrame({
      type: 'FeatureCollection',
      name: source.title,
      attribution: exportCredits(source).join(' '),
      features: [],
    }),
  site: ({ latitude, longitude, ...facts }, source) =>
    JSON.stringify({
      type: 'Feature',
      id: facts.id,
      geometry: { type: 'Point', coordinates: [Number(longitude), Number(latitude)] },
      properties: {
        ...facts,
        page: source.pageUrl(facts.id),
        positionNote: positionNote({ latitude, longitude, ...facts }),
      },
    }),
  separator: ',',
};

export const toGeoJson = writeWhole(geoJsonFile);
