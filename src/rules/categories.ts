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
