import { slugify } from '../text/fold-text.ts';

export const exportFormats = {
  gpx: {
    words: 'GPX',
    use: 'GPS units, plotters and most map apps',
    extension: '.gpx',
    type: 'application/gpx+xml',
  },
  kml: {
    words: 'KML',
    use: 'Google Earth and other maps',
    extension: '.kml',
    type: 'application/vnd.google-earth.kml+xml',
  },
  geojson: {
    words: 'GeoJSON',
    use: 'QGIS, geojson.io and your own programs',
    extension: '.geojson',
    type: 'application/geo+json',
  },
  csv: { words: 'CSV', use: 'spreadsheets', extension: '.csv', type: 'text/csv' },
  subsurface: {
    words: 'Subsurface',
    use: 'the dive log Subsurface (Import dive sites)',
    extension: '-subsurface.xml',
    type: 'application/xml',
  },
  uddf: { words: 'UDDF', use: 'other dive logs', extension: '.uddf', type: 'application/xml' },
} as const;

export type ExportFormat = keyof typeof exportFormats;
export const exportFormatNames = Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]];

const longestName = 100;

/** The name of a file by its content, in ASCII, e.g. bottom-time-dive-sites-wreck-nsw.gpx. */
export function exportFileName(parts: readonly string[], format: ExportFormat): string {
  const name = parts.map(slugify).filter(Boolean).join('-').slice(0, longestName);
  return `${name.replace(/(?<!-)-+$/, '') || 'dive-sites'}${exportFormats[format].extension}`;
}
