/**
 * Which part of each film of the opening an upright window shows, as CSS reads `object-position`: the
 * share of what is cut off that is cut off on the left. Its still is cut by the same share.
 */
export const filmFocus: Record<string, number> = {
  // The seadragon swims to the left, the turtle too: what they look at matters more than their tails.
  'kelp-forest': 0.45,
  'coral-wall': 0.5,
  wreck: 0.4625,
};
