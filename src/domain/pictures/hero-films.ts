/** `object-position` of each film in an upright window, as a share of the cropped width. */
export const filmFocus: Record<string, number> = {
  // The animals swim left, and their heads matter more than their tails.
  'kelp-forest': 0.45,
  'coral-wall': 0.5,
  wreck: 0.4625,
};
