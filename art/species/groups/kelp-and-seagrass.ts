import type { SpeciesDrawings } from '../species-drawing.ts';

export const kelpAndSeagrass: SpeciesDrawings = {};
