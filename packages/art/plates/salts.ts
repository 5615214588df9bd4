/** Sites whose plate would look like a neighbour's of the same region, or like one of its kind in the same state, draw another hand. */
export const salts: Record<string, number> = {
  'portarlington-pier': 1,
  'flynn-reef-tennis-court': 1,
  'roe-reef': 1,
  'milln-reef-three-sisters': 1,
  'the-thumbs': 2,
  'moore-reef-labyrinth': 1,
  'broughton-island-looking-glass': 1,
  'little-manly': 1,
  'steamers-head': 1,
  'clifton-gardens-chowder-bay': 1,
  'the-docks': 4,
};
