/** Pixels. */
export const speciesWidths = [400, 800];

/** What one file may weigh. */
export const mostPlateBytes = 25_000;

/** The files below public/ that the plate of a species is rendered to. */
export const speciesFiles = (slug: string) => [
  ...speciesWidths.map((width) => `art/species/${slug}-${width}.avif`),
  `art/species/${slug}.jpg`,
];
