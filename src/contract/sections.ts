import { z } from 'zod';

export const siteSection = z
  .object({
    words: z
      .string()
      .nullable()
      .meta({ description: 'What the drawing shows; null where no depth is known' }),
  })
  .meta({ id: 'DiveSiteSection', description: 'The section of a site, drawn from its facts' });
