import { z } from 'zod';

/** Query of a feed. Without a category it has articles and reviews of all of them. */
export const feedQuery = z.object({
  category: z.string().trim().max(100, 'A category has at most 100 characters.').optional(),
});
