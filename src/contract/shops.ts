import { z } from 'zod';

/** A shop that sells a product, in its public form. */
export const shop = z
  .object({
    path: z.string().meta({ example: '/go/mares-puck-4' }),
    name: z.string(),
    note: z
      .string()
      .optional()
      .meta({ description: 'Says that the link does not lead to a product' }),
    price: z.string().optional().meta({ example: '1299.00' }),
    priceOn: z.string().optional().meta({ description: 'The day on which the price was seen' }),
  })
  .meta({ id: 'Shop' });

export type Shop = z.infer<typeof shop>;

/**
 * Shops of a record in the owner's order; absent if no shop is known, empty if all links of its
 * known shops are dead.
 */
export const shops = z
  .array(shop)
  .optional()
  .meta({ description: 'Shops that sell the product, in the owner’s order' });
