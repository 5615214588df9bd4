import { z } from 'zod';
import { confidences } from '../../../contract/dive-sites/fields/field.ts';
import { regionMap, regionText } from '../../../contract/regions.ts';
import { jsonFiles, readJson } from './files.ts';

const text = z.string().min(1);

/** The source of some facts of a region or species in seed/. */
export const factSource = z.strictObject({
  source: text,
  confidence: z.enum(confidences),
  checkedOn: z.iso.date(),
});

const regionSeed = z.strictObject({
  ...regionText,
  /** The slug of the site whose picture heads the region. */
  plate: text,
  /** The source of the sea temperatures. Without a source they count as general knowledge. */
  seaTemperatureSource: factSource.optional(),
  /** Slugs of species. */
  highlights: z.array(text).min(3).max(5),
  weekend: z
    .strictObject({
      title: text,
      days: z.array(z.strictObject({ name: text, text, sites: z.array(text).min(2) })).min(1),
      planB: text,
    })
    .nullable(),
});

export type RegionSeed = z.infer<typeof regionSeed>;

/** The regions of seed/regions. @throws Error naming file, line and field of an invalid value */
export const readSeedRegions = (): RegionSeed[] =>
  jsonFiles('seed/regions').flatMap((file) => readJson(file, z.array(regionSeed)));

const regionMaps = z.strictObject({ licence: text, maps: z.record(z.string(), regionMap) });

/** The maps of the regions by slug, drawn by scripts/region-maps.ts. */
export const readSeedRegionMaps = () => readJson('seed/region-maps.json', regionMaps).maps;
