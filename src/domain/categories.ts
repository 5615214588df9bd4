/** Categories of articles that the admin offers. */
export const articleCategories = [
  'Gear Reviews',
  'Dive Sites',
  'Safety',
  'Marine Life',
  'Tips',
  'News',
] as const;

/** Categories that the blog filters by. */
export const blogFilters = ['All', 'Dive Sites', 'Safety', 'Tips', 'Marine Life'] as const;

/** Categories of gear reviews that the admin offers. */
export const reviewCategories = [
  'BCDs',
  'Dive Computers',
  'Masks & Fins',
  'Wetsuits',
  'Cameras',
  'Regulators',
  'Other',
] as const;

/** Categories that the gear review list filters by. */
export const reviewFilters = [
  'All Reviews',
  'BCDs',
  'Dive Computers',
  'Masks & Fins',
  'Wetsuits',
  'Cameras',
  'Regulators',
] as const;

/** Categories of products that the admin offers. */
export const productCategories = [
  'Masks',
  'Fins',
  'Snorkels',
  'Wetsuits',
  'BCDs',
  'Regulators',
  'Dive Computers',
  'Accessories',
] as const;
