import { z } from 'zod';
import { criteria, maxPoints, type Scores } from '../domain/gear/criteria.ts';
import { type ProductSpecs, specNames, specs } from '../domain/gear/specs.ts';

function specSchema(name: keyof typeof specs): z.ZodType {
  const { label, type } = specs[name];
  switch (type) {
    case 'flag':
      return z.boolean().optional();
    case 'number': {
      const message = `“${label}” is a number.`;
      return z.number(message).min(0, message).max(100_000, message).optional();
    }
    case 'text':
      return z.string().trim().min(1).max(120, `“${label}” has at most 120 characters.`).optional();
  }
}

const values = z.strictObject(
  Object.fromEntries(specNames.map((name) => [name, specSchema(name)])),
  'These are no figures of a product.',
);

/** Published figures of a product, with their source pages and the day on which these were read. */
export const productSpecs = z
  .strictObject({
    values,
    source: z
      .string()
      .trim()
      .max(1500)
      .regex(
        /^https:\/\/\S+(\s+https:\/\/\S+){0,2}$/,
        'Give the https address of the page that states the figures; up to three, with spaces between.',
      ),
    checkedOn: z.iso.date('Give the day on which you read the figures, such as 2026-11-21.'),
  })
  .meta({ id: 'ProductSpecs' }) as unknown as z.ZodType<ProductSpecs, ProductSpecs>;

const criterionKeys = [
  ...new Set(Object.values(criteria).flatMap((all) => all.map(({ key }) => key))),
];
const scoreMessage = `Give points from 1 to ${maxPoints}.`;
const points = z
  .number(scoreMessage)
  .int(scoreMessage)
  .min(1, scoreMessage)
  .max(maxPoints, scoreMessage)
  .optional();

/** Points of a review by criterion. */
export const reviewScores = z
  .strictObject(
    Object.fromEntries(criterionKeys.map((key) => [key, points])),
    'These are no criteria of a review.',
  )
  .meta({ id: 'ReviewScores' }) as unknown as z.ZodType<Scores, Scores>;
