import { z } from 'zod';
import { type Season, seasons } from '../domain/dates/months.ts';
import { type FieldKey, fieldKeys, fieldNamed } from './dive-sites/fields/fields.ts';
import { outputShape } from './dive-sites/fields/output-shapes.ts';

/** The fields in a feature's properties: all except the coordinates, which are its geometry. */
export const propertyKeys = fieldKeys.filter(
  (key): key is Exclude<FieldKey, 'latitude' | 'longitude'> =>
    key !== 'latitude' && key !== 'longitude',
);

export const seasonColumn = (season: Season) => `temp ${season}`;

const csvColumns = (key: FieldKey) =>
  key === 'waterTempBySeason' ? seasons.map(seasonColumn) : [key];

/** The shapes of the properties, described by the labels of the admin's form. */
function describedShape() {
  const shapes = Object.entries(outputShape(propertyKeys)).map(([key, shape]) => {
    const field = fieldNamed(key as FieldKey);
    const description = [
      field.hint,
      'unit' in field && field.unit && `Unit: ${field.unit}.`,
      `In the CSV: ${csvColumns(key as FieldKey).join(', ')}.`,
    ];
    return [
      key,
      shape.meta({ title: field.label, description: description.filter(Boolean).join(' ') }),
    ];
  });
  return Object.fromEntries(shapes) as ReturnType<
    typeof outputShape<(typeof propertyKeys)[number]>
  >;
}

const openPhotograph = z.strictObject({
  url: z.url().meta({
    description:
      'Address of the picture, or of the guide if the picture may be used on this website only',
  }),
  licence: z.string(),
  licenceUrl: z.url().nullable(),
  credit: z.string().meta({ description: 'Empty if the diver gave none' }),
  alt: z.string(),
  day: z.string(),
});

const feature = z.strictObject({
  type: z.literal('Feature'),
  id: z.number().int(),
  geometry: z.strictObject({
    type: z.literal('Point'),
    coordinates: z
      .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
      .meta({ description: 'Longitude and latitude, WGS 84. Approximate, not for navigation.' }),
  }),
  properties: z.strictObject({
    ...describedShape(),
    url: z.url().meta({ description: 'The guide of the site' }),
    photographs: z.array(openPhotograph).meta({ description: 'Sent by divers. Not in the CSV.' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
});

const metadata = z.strictObject({
  title: z.string(),
  version: z.string().meta({ description: 'Version of the latest entry in the changelog' }),
  updatedAt: z.iso.datetime().nullable().meta({ description: 'When a site last changed' }),
  licence: z.strictObject({ name: z.string(), url: z.url() }),
  notLicensed: z.string().meta({ description: 'What the licence does not cover' }),
  attributions: z.array(z.strictObject({ name: z.string(), text: z.string(), url: z.url() })),
  schema: z.url(),
  about: z.url(),
});

export const openCatalogue = z
  .strictObject({ type: z.literal('FeatureCollection'), metadata, features: z.array(feature) })
  .meta({ title: 'Dive sites of Australia' });

export type OpenCatalogue = z.infer<typeof openCatalogue>;
export type OpenFeature = z.infer<typeof feature>;

export const openDataFacts = z
  .object({
    version: z.string(),
    updatedAt: z.iso.datetime().nullable(),
    sites: z.number().int(),
    regions: z.number().int(),
  })
  .meta({ id: 'OpenDataFacts' });

export const siteFigures = z
  .object({
    sites: z.number().int(),
    surveyed: z.number().int().meta({ description: 'Sites with records of surveys' }),
    species: z.number().int().meta({ description: 'Species with a page' }),
    plates: z.number().int().meta({ description: 'Sites whose picture is a drawn plate' }),
    stations: z.number().int().meta({ description: 'Tide stations' }),
  })
  .meta({ id: 'SiteFigures' });

export type SiteFigures = z.infer<typeof siteFigures>;

export type OpenDataFacts = z.infer<typeof openDataFacts>;
