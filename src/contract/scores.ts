import { z } from 'zod';
import { criteria, mostPoints, type Scores } from '../domain/gear/criteria.ts';

const keys = [...new Set(Object.values(criteria).flatMap((all) => all.map(({ key }) => key)))];
const message = `Give points from 1 to ${mostPoints}.`;
const points = z.number(message).int(message).min(1, message).max(mostPoints, message).optional();

/** Points of a review by criterion. */
export const reviewScores = z
  .strictObject(
    Object.fromEntries(keys.map((key) => [key, points])),
    'These are no criteria of a review.',
  )
  .meta({ id: 'ReviewScores' }) as unknown as z.ZodType<Scores, Scores>;
