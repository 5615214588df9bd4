import plates from '../../../../seed/species-plates.json' with { type: 'json' };
import type { SpeciesPlate } from '../../../contract/species.ts';

const bySlug = new Map(plates.map(({ slug, ...plate }) => [slug, plate]));

/** The address of a species' plate; null if there is none. */
export const plateSource = (slug: string) => (bySlug.has(slug) ? `/art/species/${slug}.jpg` : null);

/** The plate of a species, with the marks whose texts occur in `identify`. */
export function speciesPlate(species: { slug: string; identify: string }): SpeciesPlate | null {
  const { slug, identify } = species;
  const plate = bySlug.get(slug);
  const src = plateSource(slug);
  if (!plate || !src) return null;
  return { ...plate, src, marks: plate.marks.filter(({ text }) => identify.includes(text)) };
}
