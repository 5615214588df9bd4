import type { reviewCategories } from '../publishing/categories.ts';

/** A criterion of a review. */
interface Criterion {
  key: string;
  label: string;
  /** The criterion's share of the mean, in percent. */
  weight: number;
}

const criterion = (key: string, label: string, weight: number): Criterion => ({
  key,
  label,
  weight,
});

const service = (weight: number) => criterion('service', 'Service and parts in Australia', weight);

/** The criteria of each category of reviews, the weightiest first; their weights add up to 100. */
export const criteria: Readonly<Record<(typeof reviewCategories)[number], readonly Criterion[]>> = {
  'Dive Computers': [
    criterion('legible', 'Legible in the worst minute', 35),
    criterion('simple', 'Few buttons, clear menus', 25),
    criterion('growth', 'Room to grow', 15),
    criterion('power', 'Battery and upkeep', 15),
    service(10),
  ],
  Regulators: [
    service(35),
    criterion('cold', 'Sealed against cold, salt and silt', 25),
    criterion('breathing', 'Breathing that can be set', 25),
    criterion('weight', 'Weight and hoses', 15),
  ],
  BCDs: [
    criterion('fit', 'Fit and adjustment', 35),
    criterion('trim', 'Trim, weights and lift', 30),
    service(20),
    criterion('travel', 'Weight in the bag', 15),
  ],
  Wetsuits: [
    criterion('warmth', 'Warmth for its thickness', 40),
    criterion('fit', 'Sizes and cuts', 30),
    criterion('ease', 'Into it and out of it', 15),
    criterion('age', 'Ageing', 15),
  ],
  'Masks & Fins': [
    criterion('fit', 'Fit', 45),
    criterion('work', 'Does its work', 30),
    criterion('age', 'Ageing and spare parts', 25),
  ],
  Cameras: [
    criterion('pictures', 'Pictures under water', 40),
    criterion('ease', 'Ease of use in gloves', 25),
    criterion('depth', 'Depth and housing', 20),
    criterion('upkeep', 'Seals, battery and upkeep', 15),
  ],
  Other: [
    criterion('work', 'Does its work', 50),
    criterion('ease', 'Ease of use in gloves', 25),
    criterion('age', 'Ageing and upkeep', 25),
  ],
};

/** Points from 1 to 5 by the key of a criterion. */
export type Scores = Readonly<Record<string, number>>;

export const maxPoints = 5;

export const criteriaOf = (category: string): readonly Criterion[] =>
  (criteria as Readonly<Record<string, readonly Criterion[]>>)[category] ?? [];

export interface Scored extends Criterion {
  points: number;
}

/** The criteria of a category that have points, in their order. */
export const scoredCriteria = (category: string, scores: Scores | null): Scored[] =>
  criteriaOf(category).flatMap((one) => {
    const points = scores?.[one.key];
    return points === undefined ? [] : [{ ...one, points }];
  });

/** The weighted mean of a category's criteria, to one decimal; undefined if any has no points. */
export function weightedMean(category: string, scores: Scores | null): string | undefined {
  const scored = scoredCriteria(category, scores);
  if (scored.length === 0 || scored.length < criteriaOf(category).length) return undefined;
  return (scored.reduce((sum, { weight, points }) => sum + weight * points, 0) / 100).toFixed(1);
}

/** All points of a review as lines of text. */
export const scoreLines = (scores: Scores) =>
  Object.entries(scores).map(([key, points]) => {
    const found = Object.values(criteria)
      .flat()
      .find((one) => one.key === key);
    return `${found?.label ?? key}: ${points}`;
  });

/** The points of a review by criterion, and their mean if every criterion has points. */
export function reviewCriteria(review: { category: string; scores: Scores | null }) {
  const scored = scoredCriteria(review.category, review.scores);
  const mean = weightedMean(review.category, review.scores);
  return { scored, ...(mean && { mean }) };
}
