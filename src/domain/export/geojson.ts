import {
  type ExportedSite,
  type ExportSource,
  exportCredits,
  positionNote,
} from './exported-site.ts';

export function toGeoJson(sites: readonly ExportedSite[], source: ExportSource): string {
  const features = sites.map(({ latitude, longitude, ...facts }) => ({
    type: 'Feature',
    id: facts.id,
    geometry: { type: 'Point', coordinates: [Number(longitude), Number(latitude)] },
    properties: {
      ...facts,
      page: source.pageUrl(facts.id),
      positionNote: positionNote({ latitude, longitude, ...facts }),
    },
  }));
  return `${JSON.stringify({
    type: 'FeatureCollection',
    name: source.title,
    attribution: exportCredits(source).join(' '),
    features,
  })}\n`;
}
