/** Where a mark is, in percent of the drawing from its left and upper edge, and words of the guide's “How to tell it”. */
export type Mark = [x: number, y: number, words: string];

export interface SpeciesDrawing {
  /** Draws the animal with its middle at x, y. */
  draw: (x: number, y: number, length: number) => string;
  /** How it lies on the bottom where sections show it, for those drawn from above. */
  lying?: (x: number, y: number, length: number) => string;
  /** What to look for. A test holds the words to those of seed/. */
  marks: Mark[];
  /**
   * The published length is of a part, such as the disc, the shell or the mantle, or lies along a bent body: no bar under
   * the drawing would be true.
   */
  withoutBar?: boolean;
}

/** By the slug of the species. */
export type SpeciesDrawings = Record<string, SpeciesDrawing>;
