import { z } from 'zod';
import { withDollarSign } from '../domain/gear/prices.ts';
import type { Fields, PublishableInput } from './fields/field.ts';
import { publishableInputs } from './fields/publishable.ts';
import { outputShape } from './fields/shapes.ts';
import { paths } from './paths.ts';
import { declarePost, postState, postTimes, unlistedFields } from './publishing.ts';
import { shops } from './shops.ts';

const facts = {
  productId: {
    type: 'product',
    label: 'Product',
    hint: 'Its figures, shops and comparison belong to the review.',
    answered: { description: 'The id of the reviewed product; null if none is known' },
  },
  productName: {
    type: 'text',
    maxLength: 200,
    label: 'Product name',
    section: 'side',
    placeholder: 'Mares Puck 4',
    hint: 'As its maker writes it. The product’s own if empty.',
    answered: {
      description:
        'Name of the reviewed product; null if the name in the catalogue or the title is used',
      example: 'Mares Puck 4',
    },
  },
  price: {
    type: 'text',
    maxLength: 100,
    complete: withDollarSign,
    label: 'Price',
    section: 'side',
    placeholder: '$1,299',
    answered: { description: 'Free text', example: '$1,299' },
  },
  rating: {
    type: 'text',
    maxLength: 100,
    offered: [1, 2, 3, 4, 5].map((stars) => '⭐'.repeat(stars)),
    label: 'Rating',
    section: 'side',
    placeholder: 'No rating',
    answered: { description: 'Free text', example: '⭐⭐⭐⭐' },
  },
  featured: { type: 'flag', label: 'Featured', section: 'none' },
} as const satisfies Fields;

const links = {
  purchaseLink: {
    type: 'address',
    empty: '',
    toPublish: true,
    label: 'Purchase Link',
    hint: "Where 'Check Price' leads.",
    section: 'side',
  },
  verdict: {
    type: 'text',
    maxLength: 500,
    rows: 2,
    label: 'Verdict',
    hint: 'In a sentence or two, above the text.',
    width: 'whole',
  },
  pros: { type: 'text', maxLength: 1000, rows: 4, label: 'Pros', hint: 'One a line.' },
  cons: { type: 'text', maxLength: 1000, rows: 4, label: 'Cons', hint: 'One a line.' },
  scores: {
    type: 'scores',
    label: 'Points by criterion',
    hint: 'Leave out what you do not judge. The page “How we rate” states the weights.',
    width: 'whole',
    asked: { description: 'Points from 1 to 5 by criterion' },
  },
  suitsWhom: { type: 'text', maxLength: 500, rows: 2, label: 'Who it is for' },
  lookElsewhere: { type: 'text', maxLength: 500, rows: 2, label: 'Who should look elsewhere' },
} as const satisfies Fields;

export const ownReviewFields = { ...facts, ...links };

export const reviewFields = declarePost({
  kind: 'reviews',
  toPath: paths.review,
  picture: { label: 'Image URL', hint: 'An address that anyone can open.' },
  facts,
  links,
});

const pickFor = z.string().optional().meta({
  description: 'Purpose for which the owner picked the reviewed product',
});

export const review = z
  .object({ id: z.number().int(), ...outputShape(reviewFields), ...postState, pickFor, shops })
  .meta({ id: 'Review' });

export const listedReview = review.partial(unlistedFields).meta({ id: 'ListedReview' });

export type Review = z.infer<typeof review>;
export type ListedReview = z.infer<typeof listedReview>;

export const categoryParams = z.object({
  category: z.string().min(1).max(100).meta({ example: 'Dive Computers' }),
});

export const {
  input: reviewInput,
  changes: reviewChanges,
  publishable: publishableReview,
} = publishableInputs('reviews', { ...reviewFields, ...postTimes });

export type ReviewInput = PublishableInput<typeof reviewFields & typeof postTimes>;
