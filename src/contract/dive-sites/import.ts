import { z } from 'zod';
import { fieldKeys, fieldNamed } from './fields/fields.ts';

const importedTypes: ReadonlySet<string> = new Set([
  'text',
  'number',
  'choice',
  'choices',
  'names',
  'address',
  'date',
  'latitude',
  'longitude',
]);

/** Fields that can be imported from a column. */
export const importedKeys = fieldKeys.filter((key) => importedTypes.has(fieldNamed(key).type));

/** Whether a file of dive sites is GeoJSON; otherwise it is CSV. */
export const isGeoJson = (file: string) =>
  file
    .trimStart()
    .replace(/^\uFEFF/, '')
    .startsWith('{');

export const siteFileBytes = 2_000_000;
export const siteFileTooLarge = 'The file is too large: 2 MB at most.';
/** Maximum number of sites in a file. */
export const maxImportedSites = 500;
/** Distance in metres within which two sites may be the same. */
export const duplicateMetres = 200;

export const siteImport = z
  .object({
    file: z
      .string('Please choose a file.')
      .min(1, 'The file is empty.')
      .max(siteFileBytes, siteFileTooLarge)
      .meta({ description: 'CSV whose first line names the columns, or GeoJSON with points' }),
    columns: z
      .record(z.string().max(200), z.enum(importedKeys).or(z.literal('')))
      .optional()
      .meta({
        description: 'The field of each column; by default, the names of the columns decide',
      }),
    region: z
      .string()
      .trim()
      .max(200)
      .default('')
      .meta({ description: 'The region of rows that state none' }),
    addNear: z
      .boolean()
      .default(false)
      .meta({ description: `true: also adds sites within ${duplicateMetres} m of another site` }),
    dryRun: z
      .boolean()
      .meta({ description: '`true`: returns what would be added, and adds nothing' }),
  })
  .meta({ id: 'DiveSiteImport' });

const position = z.object({ latitude: z.number(), longitude: z.number() });
const inFile = { line: z.number().int(), name: z.string() };

export const siteImportAnswer = z
  .object({
    dryRun: z.boolean(),
    columns: z.array(z.object({ name: z.string(), field: z.enum(importedKeys).nullable() })),
    add: z.array(z.object({ ...inFile, region: z.string() })),
    near: z.array(
      z.object({
        ...inFile,
        other: z.string(),
        otherId: z
          .number()
          .int()
          .nullable()
          .meta({ description: 'Null if the other site is a row of the file' }),
        metres: z.number().int(),
        position,
        otherPosition: position,
      }),
    ),
    rejected: z.array(z.object({ ...inFile, error: z.string() })),
    regions: z.array(z.string()).meta({ description: 'The regions that a row may name' }),
  })
  .meta({ id: 'DiveSiteImportAnswer' });

export type SiteImport = z.output<typeof siteImport>;
export type SiteImportAnswer = z.infer<typeof siteImportAnswer>;
