import type { SpeciesDrawings } from '../species-drawing.ts';

export const corals: SpeciesDrawings = {};
