/** An article with every field required for publication. */
export const completeArticle = {
  title: 'Diving the Yongala',
  content: '<p>Down the line.</p>',
  category: 'Dive Sites',
  imageUrl: '/art/articles/diving-the-ss-yongala.jpg',
};

/** A dive site with only the required fields. */
export const plainSite = {
  name: 'Quiet Cove',
  region: 'Sydney',
  latitude: '-33.8',
  longitude: '151.2',
  waterTemp: '16-22°C',
  skillLevel: 'Beginner',
  depthRange: '3-9m',
  description: 'A sheltered cove.',
};

/** Facts required for the verdict that a dive looks fine. */
export const judgedFacts = {
  hazardList: [],
  bestMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  seasonKind: 'comfort',
};

/** A public product with a shop's address. */
export const torch = {
  name: 'Night torch',
  category: 'Accessories',
  description: '<p>Bright and small.</p>',
  imageUrl: '/art/gear/torch-night.jpg',
  affiliateLink: 'https://shop.example/torch',
  published: true,
};
