export const articleCategories = [
  'Gear Reviews',
  'Dive Sites',
  'Safety',
  'Marine Life',
  'Tips',
  'News',
] as const;

export const blogFilters = ['All', 'Dive Sites', 'Safety', 'Tips', 'Marine Life'] as const;

const gearCategories = [
  'BCDs',
  'Dive Computers',
  'Masks & Fins',
  'Wetsuits',
  'Cameras',
  'Regulators',
] as const;

export const reviewCategories = [...gearCategories, 'Other'] as const;

export const reviewFilters = ['All Reviews', ...gearCategories] as const;

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
