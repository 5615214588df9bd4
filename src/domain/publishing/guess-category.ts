import { articleCategories } from './categories.ts';

type Category = (typeof articleCategories)[number];

/** Words in the names of tags, by the category that they indicate. The first match counts. */
const words: readonly (readonly [Category, RegExp])[] = [
  ['Gear Reviews', /\b(gear|equipment|reviews?|kit|cameras?|regulators?|computers?|wetsuits?)\b/i],
  ['Safety', /\b(safety|medical|medicine|emergenc\w*|rescue|first aid|hazards?|training)\b/i],
  [
    'Marine Life',
    /\b(marine|species|wildlife|animals?|fish\w*|sharks?|rays?|corals?|critters?)\b/i,
  ],
  ['Tips', /\b(tips?|how[- ]to|guides?|beginners?|skills?|advice|techniques?)\b/i],
  [
    'Dive Sites',
    /\b(sites?|wrecks?|reefs?|trips?|travel|destinations?|dives?|places?|locations?)\b/i,
  ],
  ['News', /\b(news|announcements?|updates?|events?)\b/i],
];

/** The most likely category for a tag of another site; undefined without an indication. */
export function guessCategory(tag: string): Category | undefined {
  const same = articleCategories.find((name) => name.toLowerCase() === tag.trim().toLowerCase());
  return same ?? words.find(([, pattern]) => pattern.test(tag))?.[0];
}
