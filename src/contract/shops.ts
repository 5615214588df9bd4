import { z } from 'zod';

/** A shop that has a product, as readers see it. */
export const shop = z
  .object({
    path: z.string().meta({ example: '/go/mares-puck-4' }),
    name: z.string(),
    note: z.string().optional().meta({ description: 'Where the link leads to no product' }),
    price: z.string().optional().meta({ example: '1299.00' }),
    priceOn: z.string().optional().meta({ description: 'The day on which the price was seen' }),
  })
  .meta({ id: 'Shop' });

export type Shop = z.infer<typeof shop>;

/** Shops of a record in the owner's order; empty where none is known to have it. */
export const shops = z
  .array(shop)
  .optional()
  .meta({ description: 'Shops that have it, in the owner’s order' });
