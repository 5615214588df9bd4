import { z } from 'zod';
import { productCategories } from '../domain/gear/compare.ts';
import { timestamp, version } from './common.ts';
import type { Fields, PublishableInput } from './fields/field.ts';
import { publishableInputs } from './fields/publishable.ts';
import { outputShape } from './fields/shapes.ts';
import { shops } from './shops.ts';

/** Declares every field of a product; API, row and form derive from it. */
export const productFields = {
  name: {
    type: 'text',
    required: 'Please provide at least a name to save the draft.',
    maxLength: 300,
    toPublish: true,
    label: 'Name',
    width: 'whole',
  },
  category: {
    type: 'text',
    empty: '',
    maxLength: 100,
    offered: productCategories,
    toPublish: true,
    label: 'Category',
    section: 'side',
  },
  description: {
    type: 'html',
    empty: '',
    maxLength: 100_000,
    toPublish: true,
    label: 'Description',
    asked: { description: 'HTML or plain text' },
  },
  price: {
    type: 'price',
    column: 'priceCents',
    label: 'Price',
    placeholder: '$1,299',
    section: 'side',
    asked: { description: 'Dollars; empty or null for no price', example: '$1,299' },
    answered: { example: '1299.00' },
  },
  rating: {
    type: 'stars',
    default: 4.5,
    initial: '4.5',
    column: 'ratingTenths',
    label: 'Rating',
    hint: '0 to 5',
    section: 'side',
    asked: { description: '0 to 5, 4.5 if absent', example: '4.5' },
    answered: { example: '4.5' },
  },
  reviewCount: {
    type: 'number',
    least: 0,
    most: 1_000_000_000,
    whole: true,
    default: 0,
    initial: '100',
    label: 'Review Count',
    section: 'side',
  },
  affiliateLink: {
    type: 'address',
    empty: '',
    label: 'Affiliate Link',
    section: 'side',
    hint: "Where 'Check Price' leads.",
  },
  imageUrl: {
    type: 'address',
    empty: '',
    picture: true,
    toPublish: true,
    label: 'Image URL',
    section: 'side',
    hint: 'An address that anyone can open.',
  },
  specs: {
    type: 'specs',
    label: 'Figures',
    hint: 'As the maker publishes them. Leave out what you do not know.',
    width: 'whole',
    asked: { description: 'Published figures by name, with their source and the day it was read' },
  },
  pick: {
    type: 'number',
    least: 1,
    most: 20,
    whole: true,
    label: 'Place among your picks',
    hint: 'Of its category. 1 stands first; empty for no pick.',
    section: 'side',
  },
  pickFor: {
    type: 'text',
    maxLength: 80,
    label: 'Our pick for',
    placeholder: 'most divers',
    section: 'side',
  },
  pickWhy: {
    type: 'text',
    maxLength: 600,
    rows: 3,
    label: 'Why',
    hint: 'Stands beside it among the best of its category.',
    section: 'side',
  },
  featured: {
    type: 'flag',
    default: false,
    label: 'Featured',
    section: 'none',
    asked: { description: 'true is allowed only for a published product' },
  },
} as const satisfies Fields;

export const product = z
  .object({
    id: z.number().int(),
    ...outputShape(productFields),
    published: z.boolean(),
    publishedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    version,
    shops,
  })
  .meta({ id: 'Product' });

export type Product = z.infer<typeof product>;

export const productListQuery = z.object({
  search: z.string().trim().max(200).optional(),
});

export const {
  input: productInput,
  changes: productChanges,
  publishable: publishableProduct,
} = publishableInputs('products', productFields);

export type ProductInput = PublishableInput<typeof productFields>;
