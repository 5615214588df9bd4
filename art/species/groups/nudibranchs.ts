import type { SpeciesDrawings } from '../species-drawing.ts';

export const nudibranchs: SpeciesDrawings = {};
