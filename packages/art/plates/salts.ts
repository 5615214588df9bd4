/** Sites whose plate would look like a neighbour's of the same region draw another hand. */
export const salts: Record<string, number> = {};
