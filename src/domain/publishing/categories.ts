/** A current category of articles or reviews. */
export interface Category {
  name: string;
  /** Whether the list of articles or reviews has a button for the category. */
  isFilter: boolean;
  /** The category's former names, and the names of categories merged into it. */
  was: readonly string[];
}

export type CategorisedPosts = 'articles' | 'reviews';

export type Categories = Readonly<Record<CategorisedPosts, readonly Category[]>>;

export const articleCategories = [
  'Gear Reviews',
  'Dive Sites',
  'Safety',
  'Tips',
  'Marine Life',
  'News',
] as const;

export const reviewCategories = [
  'BCDs',
  'Dive Computers',
  'Masks & Fins',
  'Wetsuits',
  'Cameras',
  'Regulators',
  'Other',
] as const;

const withoutButton: readonly string[] = ['Gear Reviews', 'News', 'Other'];

const released = (names: readonly string[]): Category[] =>
  names.map((name) => ({ name, isFilter: !withoutButton.includes(name), was: [] }));

/** The categories of the release, in the order of their buttons. */
export const releasedCategories: Categories = {
  articles: released(articleCategories),
  reviews: released(reviewCategories),
};

/** The label of the button that shows every post. */
export const allPosts = { articles: 'All', reviews: 'All Reviews' } as const;

export const categoryNames = (list: readonly Category[]) => list.map(({ name }) => name);

/** The labels of a list's buttons; the first shows every post. */
export const listFilters = (
  kind: CategorisedPosts,
  categories: Categories,
): readonly [string, ...string[]] => [
  allPosts[kind],
  ...categoryNames(categories[kind].filter(({ isFilter }) => isFilter)),
];
