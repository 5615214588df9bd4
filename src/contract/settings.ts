import { z } from 'zod';

/** What pages need to know of the server's settings. */
export const publicSettings = z
  .object({ siteUrl: z.string(), gtmId: z.string().nullable(), tileUrl: z.string() })
  .meta({ id: 'Settings' });

export type PublicSettings = z.infer<typeof publicSettings>;
