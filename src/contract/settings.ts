import { z } from 'zod';

export const publicSettings = z
  .object({ siteUrl: z.string(), gtmId: z.string().nullable(), tileUrl: z.string() })
  .meta({ id: 'Settings' });

export type PublicSettings = z.infer<typeof publicSettings>;
